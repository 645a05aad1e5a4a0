import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/auth/useAuth'
import { recordQuery } from '@/auth/userRecord'
import type { Values } from '@/components/form/fieldValues'

const NO_USER = { uid: '', email: '' }

/** What the account of a signed-in visitor says, for the form's fields. Null until it is known, and for guests. */
export const useAccountValues: () => Values | null = __HAS_ACCOUNTS__ ? useKnownValues : () => null

function useKnownValues(): Values | null {
  const { user } = useAuth()
  const record = useQuery(recordQuery(user ?? NO_USER))
  if (!user || record.isPending) return null
  const name = record.data?.name || user.name
  const phone = record.data?.phone ?? ''
  return { name, email: user.email, phone, confirmPhone: phone }
}
