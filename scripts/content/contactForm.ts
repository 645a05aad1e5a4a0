import * as v from 'valibot'
import { choice, different, flag, issuePath, isUnique, list, slug, text } from './valueSchemas.ts'

const MAX_QUESTIONS = 6

const onOneLine = (max: number) => v.pipe(text(max), v.regex(/^\P{Cc}*$/u, 'a text on one line'))

const question = v.pipe(
  v.strictObject({
    id: v.pipe(
      slug(40, 'first-visit'),
      v.metadata({ hint: 'Keep it: the export lists the answers under it. Lower-case letters and hyphens.' }),
    ),
    label: onOneLine(80),
    kind: choice({ text: 'A short text', choice: 'A choice', date: 'A date' }),
    choices: v.optional(
      v.pipe(
        list(onOneLine(80)),
        v.maxLength(20, 'at most twenty choices'),
        v.metadata({ hint: 'For a choice: two or more.' }),
      ),
      [],
    ),
    required: flag,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const { kind, choices } = dataset.value
    const report = (message: string) => addIssue({ message, path: issuePath('choices') })
    if (kind !== 'choice' && choices.length > 0) report('remove them, or write kind: choice.')
    if (kind === 'choice' && choices.length < 2) report('write two choices or more, or another kind.')
    if (!isUnique(choices)) report('write each choice once.')
  }),
)

/** What the contact form asks besides name and message. The defaults are those of the specification. */
export const contactFormSchema = v.optional(
  v.strictObject({
    requires: v.optional(
      v.pipe(
        list(v.picklist(['email', 'phone'], 'email or phone')),
        v.minLength(1, 'email, phone or both: you need a way to answer'),
        v.check((all) => isUnique(all), 'each once'),
      ),
      ['email', 'phone'],
    ),
    confirmPhone: v.optional(v.boolean('true or false'), true),
    country: v.optional(v.boolean('true or false'), true),
    questions: v.optional(
      v.pipe(
        list(question),
        v.maxLength(MAX_QUESTIONS, 'at most six questions'),
        different('id'),
        different('label'),
      ),
      [],
    ),
  }),
  {},
)
