import { expect, it } from 'vitest'
import { readOptions } from '../../../../scripts/inbox/inboxOptions'

it.each([
  // JavaScript reads it as 2 March.
  ['a day that does not exist', ['--export', 'csv', '--to', '2026-02-30'], '--to must be a date'],
  ['a time within nothing', ['--from', '2026-01-01'], '--from and --to need --export or --delete'],
  ['a time of what is too old', ['--apply-retention', '--to', '2026-01-01'], 'need --export or --delete'],
  ['two actions', ['--export', 'csv', '--delete', '--person', 'a@b.example'], 'Pass only one of --export'],
])('%s is refused', (_, args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})
