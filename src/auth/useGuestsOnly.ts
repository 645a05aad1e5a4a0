import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/hooks/notify'
import { type PageNotice, withNotice } from '@/hooks/pageNotice'
import { useAuth } from './useAuth'
import { useReturn } from './useReturn'

type Options = {
  /** The sign-in is not finished yet. */
  wait: boolean
  /** Added to the greeting, which stays on the page after its toast has gone. */
  detail?: Omit<PageNotice, 'text'> | undefined
}

/** For sign-in pages: greets a signed-in user and redirects to the page they came from. */
export function useGuestsOnly(greeting: string, { wait, detail }: Options) {
  const { status, check } = useAuth()
  const { address, state } = useReturn()
  const navigate = useNavigate()
  useEffect(check, [check])

  useEffect(() => {
    if (status !== 'in' || wait) return
    notify.success(greeting, { id: 'greeting' })
    void navigate(address, { replace: true, state: withNotice(state, { text: greeting, ...detail }) })
  }, [status, wait, greeting, detail, address, state, navigate])
}
