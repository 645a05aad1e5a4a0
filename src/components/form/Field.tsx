import type { ComponentProps } from 'react'
import { Icon } from '@/components/Icon'
import styles from './Field.module.css'
import { type FieldCopy, FieldFrame, useField } from './FieldFrame'

type FieldPropsOf<Control extends 'input' | 'textarea' | 'select'> = FieldCopy &
  Omit<ComponentProps<Control>, 'style'>

export function Field(props: FieldPropsOf<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input enterKeyHint="go" {...control} className={styles.control} />
    </FieldFrame>
  )
}

export function TextAreaField(props: FieldPropsOf<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className={`${styles.control} ${styles.area}`} />
    </FieldFrame>
  )
}

export function SelectField(props: FieldPropsOf<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <span className={styles.holder}>
        <select {...control} className={`${styles.control} ${styles.select}`} />
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}
