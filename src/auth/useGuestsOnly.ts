import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/hooks/notify'
import { useAuth } from './useAuth'
import { useReturn } from './useReturn'

type Options = {
  /** Something still belongs to the sign-in: the greeting waits for it. */
  wait: boolean
}

/** For pages that are of no use once signed in: greets whoever is, and leads on to where they came from. */
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
