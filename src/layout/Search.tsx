import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchAddress } from '@/components/search/useSearchAddress'
import { LateCode } from './LateCode'

const loadDialog = async () => (await import('@/components/search/SearchDialog')).SearchDialog

/** The search of the whole site. Its code and its texts are downloaded when it is opened. */
export function Search() {
  const { isOpen, open, close } = useSearchAddress()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    // When Chromium fills in a form, it dispatches events without a key.
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return
    // Keyboards of other scripts have another letter in this place.
    if (key.toLowerCase() !== 'k' && !(code === 'KeyK' && key > '~')) return
    event.preventDefault()
    if (repeat) return
    if (isOpen) return close()
    // What is typed into a filter is kept when its field loses the focus.
    const field = document.activeElement as HTMLElement | null
    field?.blur()
    field?.focus({ preventScroll: true })
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  if (!wasOpened) return null
  return <LateCode load={loadDialog} props={{}} isAwaited={isOpen} onFail={close} />
}
