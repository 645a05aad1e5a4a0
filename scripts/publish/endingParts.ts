import { type PartName, partNames, parts, readParts } from '../content/parts/parts'
import { readAll, readGroup } from '../firestore/documents'
import type { Target } from '../firestore/target'
import { count, inEnglish } from '../lib/count'
import { reasonOf } from '../lib/userError'

/** The most that Firebase Authentication lists at once. */
const MAX_ACCOUNTS = 1000

/** The parts that are off although the database still holds their data, with a line about each. */
export async function findEndingParts(target: Target, states = readParts()) {
  const off = partNames.filter((name) => states[name] !== 'on')
  const found = await Promise.all(off.map(async (name) => ({ name, held: await describeHeld(target, name) })))
  const ending = found.filter(({ held }) => held.length > 0)
  return {
    names: ending.map(({ name }) => name),
    lines: ending.map(
      ({ name, held }) =>
        `${name} is off, but there is still data of it: ${inEnglish(held)}. Until npm run inbox has deleted it, the site keeps what lets people leave, and what the privacy page says of it.`,
    ),
  }
}

async function describeHeld(target: Target, name: PartName): Promise<string[]> {
  const { collections = [], groups = [], accounts } = parts[name].stored
  const read = [
    ...collections.map(async (place) => [place, (await readAll(target, place)).length] as const),
    ...groups.map(async (place) => [place, (await readGroup(target, place)).length] as const),
  ]
  const held = (await Promise.all(read)).flatMap(([place, number]) =>
    number > 0 ? [`${count(number, 'document')} in ${place}`] : [],
  )
  return accounts ? [...held, ...(await describeAccounts(target))] : held
}

async function describeAccounts(target: Target): Promise<string[]> {
  try {
    const { users } = await (await target.openAccounts()).listUsers(MAX_ACCOUNTS)
    return users.length > 0 ? [count(users.length, 'account')] : []
  } catch (error) {
    // A project that never had accounts.
    if (/configuration-not-found|CONFIGURATION_NOT_FOUND/.test(String(error))) return []
    return [`perhaps accounts, because Firebase Authentication could not be read (${reasonOf(error)})`]
  }
}
