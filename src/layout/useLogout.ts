import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { paths } from '@/paths'

/**
 * Signs out and opens the sign-in page. Called once, by the layout: its effects run after those of the pages, so that this
 * redirect wins over that of a guarded page.
 */
export function useLogout() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (!isLeaving) return
    setIsLeaving(false)
    void navigate(paths.login)
  }, [isLeaving, navigate])

  return useCallback(() => {
    signOut()
    setIsLeaving(true)
  }, [signOut])
}
