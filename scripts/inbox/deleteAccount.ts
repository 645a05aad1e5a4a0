import type { Accounts } from '../firestore/admin'
import { deleteDocuments, readDocuments } from '../firestore/documents'
import type { Target } from '../firestore/target'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { reasonOf, UserError } from '../lib/userError'
import { isConfirmed } from './deletions'
import { escapeControls, formatOrder } from './formatReceived'
import type { InboxOptions } from './inboxOptions'
import { textOf } from './readInbox'
import { readOrders } from './readOrders'

/** The account of an address with its record and orders, as the privacy page promises. */
export async function deleteAccount(target: Target, email: string, options: InboxOptions) {
  const accounts = await target.openAccounts()
  const users = await findAccounts(accounts, email)
  log(`${count(users.length, 'account')} with the address ${email} in ${target.title}`)
  for (const { uid } of users) {
    const record = `users/${uid}`
    const { fields } = (await readDocuments(target, [record])).get(record) ?? {}
    log(`  ${['name', 'phone'].map((name) => escapeControls(textOf(fields, name))).join('  ')}`)
    const orders = (await readOrders(target)).filter(({ key }) => key.startsWith(`${record}/`))
    for (const order of orders) log(formatOrder(order))
    const question = `Delete the account with its record and ${count(orders.length, 'order')} permanently?`
    if (!(await isConfirmed(1, question, options))) return
    await deleteDocuments(target, [...orders.map(({ key }) => key), record])
    // Last: if the command is interrupted, the next run finds the rest.
    await accounts.deleteUser(uid)
    log('Deleted: the account.')
  }
}

async function findAccounts(accounts: Accounts, email: string) {
  try {
    return (await accounts.getUsers([{ email }])).users
  } catch (error) {
    throw new UserError(`The account with the address ${email} could not be read: ${reasonOf(error)}`)
  }
}
