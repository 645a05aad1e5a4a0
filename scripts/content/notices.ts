import * as v from 'valibot'
import { endOfDay, startOfDay } from '../../src/lib/timeZones.ts'
import { UserError } from '../lib/userError.ts'
import type { Context } from './context.ts'
import { checkLink } from './links.ts'
import { checkWith, day, issuePath, list, text } from './valueSchemas.ts'

/** Each has a selector in Notices.module.css. */
const MOST = 5

const linkAddress = (context: Context) =>
  v.pipe(
    text(500),
    checkWith((address) => {
      if (/^(\/(?!\/)|https?:\/\/[^/\s]+\.)/.test(address)) return checkLink(context, address)
      throw new UserError(
        'write a path of this site such as /contact, or a full address such as https://agency.example.',
      )
    }),
    v.metadata({ hint: 'A path of this site such as /contact, or a full address: https://…' }),
  )

const date = (hint: string) => v.optional(v.pipe(day, v.metadata({ kind: 'date', hint })))

const notice = (context: Context) =>
  v.strictObject({
    text: text(100),
    short: v.optional(v.pipe(text(40), v.metadata({ hint: 'For phones. If empty: the text.' }))),
    link: v.optional(v.strictObject({ label: text(30), to: linkAddress(context) })),
    from: date('The first day. If empty: at once.'),
    until: date('The last day. If empty: until you remove the notice.'),
  })

type NoticeFile = v.InferOutput<ReturnType<typeof notice>>

/** `notices` in content/site.yaml. One is shown at a time, so their days must not overlap. */
export const noticesSchema = (context: Context) =>
  v.pipe(
    list(notice(context)),
    v.maxLength(MOST, `at most ${MOST} notices`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return
      for (const [index, one] of dataset.value.entries()) {
        if (one.from && one.until && one.until < one.from) {
          const message = 'until is before from: write a date in until that is not earlier.'
          addIssue({ message, path: issuePath(index, 'until') })
        }
        const other = dataset.value.slice(0, index).findIndex((earlier) => shareDays(earlier, one))
        if (other === -1) continue
        const message = `notices ${other + 1} has the same days, and only one is shown: change from or until.`
        addIssue({ message, path: issuePath(index) })
      }
    }),
  )

const LAST = '9999-12-31'

const shareDays = (one: NoticeFile, other: NoticeFile) =>
  (one.from ?? '') <= (other.until ?? LAST) && (other.from ?? '') <= (one.until ?? LAST)

/** The notices with what the script in index.html compares: `dates` are in milliseconds. */
export function composeNotices(notices: readonly NoticeFile[], timeZone = 'UTC', now = Date.now()) {
  return notices.map(({ from, until, link, short, text }) => {
    const start = from ? startOfDay(from, timeZone) : 0
    const end = until ? endOfDay(until, timeZone) : Number.POSITIVE_INFINITY
    return {
      text,
      short: short ?? null,
      link: link ?? null,
      until: until ?? null,
      /** Another text is another notice, also for visitors who have closed this one. */
      key: keyOf(text),
      dates: `${start}-${end}`,
      /** When the site is built, for browsers without scripts. */
      isCurrent: start <= now && now < end,
    }
  })
}

/** A short hash. Not one of node:crypto: the studio runs this file in the browser. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
