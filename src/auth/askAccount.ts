import type { AuthAnswer } from '@/data/authAnswer'
import { loadChunk } from '@/lib/loadChunk'
import { failureOfLoading } from './failureOfLoading'

type Account = typeof import('@/data/account')

/** Asks the provider something about the account; the code for it is fetched when first needed. */
export function askAccount<T>(ask: (account: Account) => Promise<AuthAnswer<T>>): Promise<AuthAnswer<T>> {
  return loadChunk(() => import('@/data/account')).then(ask, failureOfLoading)
}
