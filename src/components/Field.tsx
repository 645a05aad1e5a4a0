import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords, useFieldWiring } from './FieldFrame'
import { Icon } from './Icon'

export type FieldProps = FieldWords & Omit<ComponentProps<'input'>, 'style'>

export function Field({ label, hint, error, optional, announce, id, className, ...input }: FieldProps) {
  const words = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(words, id)
  return (
    <FieldFrame {...words} ids={wiring.ids} className={className}>
      <input {...input} {...wiring.control} className={styles.control} />
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'style'>

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
  const words = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(words, id)
  return (
    <FieldFrame {...words} ids={wiring.ids} className={className}>
      <textarea rows={4} {...area} {...wiring.control} className={`${styles.control} ${styles.area}`} />
    </FieldFrame>
  )
}

export type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'style'> & { children: ReactNode }

export function SelectField({
  label,
  hint,
  error,
  optional,
  announce,
  id,
  className,
  ...select
}: SelectFieldProps) {
  const words = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(words, id)
  return (
    <FieldFrame {...words} ids={wiring.ids} className={className}>
      <span className={styles.holder}>
        <select {...select} {...wiring.control} className={`${styles.control} ${styles.select}`} />
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}
