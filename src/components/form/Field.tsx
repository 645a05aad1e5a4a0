import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { type FieldCopy, FieldFrame, useFieldWiring } from './FieldFrame'

export type FieldProps = FieldCopy & Omit<ComponentProps<'input'>, 'style'>

export function Field({ label, hint, error, optional, announce, id, className, ...input }: FieldProps) {
  const fieldText = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(fieldText, id)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <input
        required={!optional}
        enterKeyHint="go"
        {...input}
        {...wiring.control}
        className={styles.control}
      />
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldCopy & Omit<ComponentProps<'textarea'>, 'style'>

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  announce,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const fieldText = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(fieldText, id)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <textarea
        rows={4}
        required={!optional}
        {...area}
        {...wiring.control}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}
