/** Runs in the page. The sum of all layout shifts so far. */
export async function sumOfShifts() {
  for (const _ of ['layout', 'report']) await new Promise(requestAnimationFrame)
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
  observer.disconnect()
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
