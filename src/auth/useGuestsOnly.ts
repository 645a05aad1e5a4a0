import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/hooks/notify'
import { useAuth } from './useAuth'
import { useReturn } from './useReturn'

type Options = {
  /** The sign-in is not finished yet. */
  wait: boolean
}

/** For sign-in pages: greets a signed-in user and redirects to the page they came from. */
export function useGuestsOnly(greeting: string, { wait }: Options) {
  const { status, check } = useAuth()
  const { address, state } = useReturn()
  const navigate = useNavigate()
  useEffect(check, [check])

  useEffect(() => {
    if (status !== 'in' || wait) return
    notify.success(greeting, { id: 'greeting' })
    void navigate(address, { replace: true, state })
  }, [status, wait, greeting, address, state, navigate])
}
