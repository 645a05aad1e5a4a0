import { useEffect } from 'react'

let waiting = 0

/** While `isWaiting`, the page says that something the visitor pressed is still loading. */
export function useWaitNotice(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    waiting += 1
    update()
    return () => {
      waiting -= 1
      update()
    }
  }, [isWaiting])
}

function update() {
  document.documentElement.toggleAttribute('data-pressed', waiting > 0)
}
