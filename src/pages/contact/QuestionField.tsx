import type { Question } from 'virtual:content/contactForm'
import { contactWords } from 'virtual:words/contact'
import { Field, type FieldCopy, SelectField } from '@/components/form/Field'

type QuestionFieldProps = Pick<FieldCopy, 'error' | 'attempt'> & { name: string; question: Question }

/** One of the owner's questions. */
export function QuestionField({ question, ...props }: QuestionFieldProps) {
  const { kind, label, choices, required } = question
  const shared = { ...props, label, optional: !required }
  if (kind !== 'choice') return <Field type={kind} autoComplete="off" {...shared} />
  return (
    <SelectField autoComplete="off" {...shared}>
      <option value="">{contactWords.noAnswer}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  )
}
