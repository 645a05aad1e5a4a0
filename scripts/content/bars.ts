import * as v from 'valibot'
import { different, optionalText, text, wholeNumber } from './valueSchemas.ts'

const FEWEST = 3
const MOST = 8
const ROWS = `from ${FEWEST} to ${MOST} rows, each with a name and the values before and after`

const value = wholeNumber(0, 1_000_000_000)

const row = v.strictObject({
  name: v.pipe(text(30), v.metadata({ hint: 'For example a day, a month or a branch.' })),
  before: value,
  after: value,
})

/** What a case was before and after, as bars. */
export const barsSchema = v.strictObject({
  label: v.pipe(
    text(60),
    v.metadata({ label: 'What is counted', hint: 'For example "Tables booked a day".' }),
  ),
  unit: v.pipe(
    optionalText(12),
    v.metadata({
      label: 'Unit',
      hint: 'Shown after each value, for example "days". Leave it empty if the label says it.',
    }),
  ),
  note: v.pipe(optionalText(160), v.metadata({ label: 'Note', hint: 'When and how it was counted.' })),
  rows: v.pipe(
    v.array(row, ROWS),
    v.minLength(FEWEST, ROWS),
    v.maxLength(MOST, ROWS),
    different('name'),
    v.check((rows) => rows.some(({ before, after }) => before > 0 || after > 0), 'a value above 0'),
  ),
})
