import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { authMessages } from '@/content/messages'
import { notify } from '@/hooks/notify'
import { paths } from '@/paths'

/**
 * Signs out, then redirects to sign-in. If the provider does not respond, a toast says so. Called once, by the layout: its effects run after
 * those of the pages, so that this redirect wins over that of a guarded page.
 */
export function useLogout() {
  const { status, signOut } = useAuth()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const inFlight = useRef(false)

  useEffect(() => {
    // The sign-in page would redirect a user who is still signed in.
    if (!leaving || status === 'in') return
    setLeaving(false)
    void navigate(paths.login)
  }, [leaving, status, navigate])

  const logout = useCallback(() => {
    if (inFlight.current) return
    inFlight.current = true
    setIsWaiting(true)
    void signOut().then((isConfirmed) => {
      inFlight.current = false
      setIsWaiting(false)
      setLeaving(true)
      if (!isConfirmed) notify.error(authMessages.signedOutHere, { id: 'sign-out' })
    })
  }, [signOut])

  return { logout, isWaiting }
}
