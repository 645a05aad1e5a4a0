import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { authMessages } from '@/content/messages'
import { notify } from '@/hooks/notify'
import { paths } from '@/paths'

/**
 * Signs out, then redirects to sign-in; a failure is shown as a toast. Called once, by the layout: its effects run after
 * those of the pages, so that this redirect wins over that of a guarded page.
 */
export function useLogout(): () => void {
  const { status, signOut } = useAuth()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    // The sign-in page would redirect a user who is still signed in.
    if (!leaving || status === 'in') return
    setLeaving(false)
    void navigate(paths.login)
  }, [leaving, status, navigate])

  return useCallback(() => {
    void signOut().then((isSignedOut) => {
      setLeaving(isSignedOut)
      if (!isSignedOut) notify.error(authMessages.failure, { id: 'sign-out' })
    })
  }, [signOut])
}
