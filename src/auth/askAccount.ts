import type { AuthAnswer } from '@/data/authAnswer'
import { lazyModule } from '@/lib/lazyModule'
import { failureOfLoading } from './failureOfLoading'

const account = lazyModule(() => import('@/data/account'))

type Account = typeof import('@/data/account')

/** Asks the provider something about the account; the code for it is fetched when first needed. */
export function askAccount<T>(ask: (account: Account) => Promise<AuthAnswer<T>>): Promise<AuthAnswer<T>> {
  return account.load().then(ask, failureOfLoading)
}
