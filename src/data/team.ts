import { fallback, type InferOutput, number, object, string } from 'valibot'
import { readAll } from './documents'
import { text } from './fields'

export const teamMember = object({
  id: string(),
  rank: fallback(number(), Number.MAX_SAFE_INTEGER),
  img: text,
  name: text,
  designation: text,
  bio: text,
  email: text,
  twitter: text,
  insta: text,
  facebook: text,
  linkedin: text,
})

export type TeamMember = InferOutput<typeof teamMember>

/** Those who can be shown, that is with picture, name and designation, in the order of their rank. */
export function shownMembers(members: TeamMember[]): TeamMember[] {
  return members
    .filter(({ img, name, designation }) => img && name && designation)
    .toSorted((a, b) => a.rank - b.rank)
}

export async function listTeam() {
  const outcome = await readAll('team', teamMember)
  return { ...outcome, value: shownMembers(outcome.value) }
}
