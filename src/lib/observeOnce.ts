/**
 * Tells once whether an element is below the viewport. Unlike reading its position, an observer does not lay out what is
 * still skipped there: such an element counts as below.
 */
export function observeOnce(element: Element, tell: (isBelow: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry) tell(!entry.isIntersecting && entry.boundingClientRect.top >= 0)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
