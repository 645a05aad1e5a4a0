import { contactForm, type Question } from 'virtual:content/contactForm'
import { contactWords } from 'virtual:words/contact'
import {
  type GenericSchema,
  isoDate,
  literal,
  maxLength,
  nonEmpty,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot'
import { ANSWER_MAX_CHARACTERS } from '@/data/limits'
import { onOneLine, wellFormed } from '@/lib/text'

/** The name of a question's field. */
export const answerName = ({ id }: Question) => `answer-${id}`

/** The fields of the owner's questions. */
export const answerEntries = Object.fromEntries(
  contactForm.questions.map((question) => [answerName(question), answerSchema(question)]),
)

/** Stored by the question's id. An answer that is left out is not stored. */
export function answersOf(fields: Partial<Record<string, string>>): Record<string, string> {
  const given = contactForm.questions.map((question) => [question.id, fields[answerName(question)] ?? ''])
  return Object.fromEntries(given.filter(([, answer]) => answer))
}

function answerSchema(question: Question): GenericSchema<string, string> {
  const cleaned = pipe(
    string(),
    transform((text) => wellFormed(onOneLine(text)).trim()),
  )
  const value = valueSchema(question)
  if (question.required) return pipe(cleaned, nonEmpty(contactWords.answerMissing), value)
  return pipe(cleaned, union([literal(''), value]))
}

function valueSchema({ kind, choices }: Question): GenericSchema<string, string> {
  if (kind === 'choice') return picklist(choices, contactWords.answerMissing)
  if (kind === 'date') return pipe(string(), isoDate(contactWords.answerNoDate))
  return pipe(
    string(),
    maxLength(ANSWER_MAX_CHARACTERS, ({ input }) =>
      contactWords.tooLong({ max: ANSWER_MAX_CHARACTERS, count: input.length }),
    ),
  )
}
