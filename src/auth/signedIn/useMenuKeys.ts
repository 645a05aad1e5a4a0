import { type RefObject, useEffect, useEffectEvent } from 'react'

type Menu = { element: RefObject<HTMLElement | null>; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Closes a menu on Escape, on a press outside and when the focus leaves it. Arrow keys open it and move through it. The
 * first button in the menu is the one that opens it.
 */
export function useMenuKeys({ element, isOpen, setOpen }: Menu) {
  const handleKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      element.current?.querySelector('button')?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else moveFocus(element.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    if (isOpen && target instanceof Node && !element.current?.contains(target)) setOpen(false)
  })

  useEffect(() => {
    const menu = element.current
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    menu?.addEventListener('keydown', (event) => handleKeys(event), { signal })
    menu?.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
    return () => listening.abort()
  }, [element])
}

/** Moves between the button and the entries, in a circle. */
function moveFocus(menu: HTMLElement | null, step: 1 | -1) {
  const stops = [...(menu?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const current = stops.findIndex((stop) => stop.matches(':focus'))
  stops[(current + step + stops.length) % stops.length]?.focus()
}
