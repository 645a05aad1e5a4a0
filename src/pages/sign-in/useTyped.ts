import { useQueryClient } from '@tanstack/react-query'
import { typedKey } from '@/auth/personalData'

type Typed = Partial<Record<string, string>>

/** Not the passwords. */
const KEPT = ['name', 'email', 'phone']

/** What was typed into one of the sign-in forms is there in the others, and after a look at another page, such as the terms. */
export function useTyped() {
  const client = useQueryClient()
  const typed = client.getQueryData<Typed>(typedKey) ?? {}

  function keep(form: HTMLFormElement | null) {
    const fields = [...new FormData(form ?? undefined)].filter(([name]) => KEPT.includes(name))
    client.setQueryData(typedKey, { ...client.getQueryData<Typed>(typedKey), ...Object.fromEntries(fields) })
  }

  return { typed, keep }
}
