import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PhoneLink } from '@/components/ContactLink'
import { Icon } from '@/components/Icon'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { useHasInteracted } from '@/hooks/firstInteraction'
import { useLazyModule } from '@/hooks/useLazyModule'
import { useWaitNotice } from '@/hooks/useWaitNotice'
import { lazyModule } from '@/lib/lazyModule'
import styles from './Drawer.module.css'

const DESKTOP = '(min-width: 900px)'
const ID = 'drawer'

export const drawerDialog = lazyModule(async () => (await import('./DrawerDialog')).DrawerDialog)

export type DrawerProps = { onLogout: () => void }

/** The menu on small screens, beside the phone number. */
export function Drawer({ onLogout }: DrawerProps) {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const isOpen = state !== 'closed'
  const close = useCallback(() => setState('closed'), [])
  useCloseWhenMoved(close)

  // Opening and closing a modal dialog restyle the whole page, which takes long on a phone. So the next frame first
  // shows the pressed button, or the drawer sliding out.
  useEffect(() => {
    if (state === 'opening') return afterNextFrame(() => setState('open'))
  }, [state])

  const leave = useCallback(() => {
    // An attribute, because rendering the dialog in React would delay the next frame.
    document.getElementById(ID)?.setAttribute('data-leaving', '')
    // Do not close it if it was opened again meanwhile.
    afterNextFrame(() => setState((now) => (now === 'open' ? 'closed' : now)))
  }, [])

  // With the first interaction, so that it has loaded when the visitor presses the button.
  const Dialog = useLazyModule(drawerDialog, { wanted: useHasInteracted(), isAwaited: isOpen })

  const isWaiting = isOpen && !Dialog
  useWaitNotice(isWaiting)

  return (
    <>
      {site.contact.phone && (
        <PhoneLink number={site.contact.phone} className={styles.call}>
          {labels.call}
        </PhoneLink>
      )}
      <button
        type="button"
        className={styles.opener}
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isWaiting || undefined}
        aria-controls={Dialog ? ID : undefined}
        onClick={() => setState('opening')}
      >
        <Icon name="menu" />
      </button>
      {Dialog && (
        <Dialog id={ID} open={state === 'open'} onClose={close} onLeave={leave} onLogout={onLogout} />
      )}
    </>
  )
}

/** Returns a function that cancels it. */
function afterNextFrame(callback: () => void) {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Closes the drawer when the page changes and when the window gets wide. */
function useCloseWhenMoved(close: () => void) {
  const { pathname } = useLocation()

  // A layout effect: other effects wait for the view transition and would close a drawer opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for.
  useLayoutEffect(() => {
    // Now rather than with the next render, because a modal dialog prevents focusing the new page's heading.
    document.querySelector<HTMLDialogElement>(`#${ID}[open]`)?.close()
    close()
  }, [close, pathname])

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP)
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [close])
}
