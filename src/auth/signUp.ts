import type { AuthFailure } from '@/data/authAnswer'
import { failureOfLoading } from './failureOfLoading'
import { holdProfile } from './heldProfile'
import { loadSession } from './loadSession'

export type NewAccount = { name: string; email: string; phone: string; password: string }

/** Gives what the provider refused, or null once the account is there with all that belongs to it. */
export async function signUp({ name, email, phone, password }: NewAccount): Promise<AuthFailure | null> {
  try {
    const { createAccount, completeAccount } = await loadSession()
    const created = await createAccount(email, password)
    if (!created.ok) return created.failure
    // The account's own spelling of the address: the rules compare the record with it.
    holdProfile(created.value.uid, { name, email: created.value.email, phone })
    await completeAccount(name)
    return null
  } catch (failure) {
    return failureOfLoading(failure).failure
  }
}
