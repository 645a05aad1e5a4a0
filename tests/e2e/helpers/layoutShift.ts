/** Runs in the page. The sum of all layout shifts so far. */
export function sumOfShifts() {
  return new Promise<number>((done) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
  })
}
