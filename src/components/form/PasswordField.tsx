import { type ComponentProps, useState } from 'react'
import { Icon } from '@/components/Icon'
import { passwordToggle } from '@/content/forms'
import { signUpMessages } from '@/content/messages'
import styles from './Field.module.css'
import { type FieldCopy, FieldFrame, useFieldWiring } from './FieldFrame'

export type PasswordFieldProps = FieldCopy &
  Omit<ComponentProps<'input'>, 'style' | 'type'> & {
    /** Whether it matches the other password field; undefined if there is nothing to compare. */
    matches?: boolean | undefined
  }

export function PasswordField({
  label,
  hint,
  error,
  optional,
  attempt,
  id,
  className,
  matches,
  ...input
}: PasswordFieldProps) {
  const fieldText = { label, hint, error, optional, attempt }
  const wiring = useFieldWiring(fieldText, id)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <span className={styles.holder}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          required={!optional}
          enterKeyHint="go"
          {...input}
          {...wiring.control}
          type={shown ? 'text' : 'password'}
          className={`${styles.control} ${styles.password}`}
          data-compared={matches !== undefined || undefined}
        />
        <MatchSign matches={matches} />
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? passwordToggle.hideName : passwordToggle.showName}
          aria-controls={wiring.ids.control}
          onClick={() => setShown(!shown)}
        >
          {shown ? passwordToggle.hide : passwordToggle.show}
        </button>
      </span>
    </FieldFrame>
  )
}

function MatchSign({ matches }: { matches: boolean | undefined }) {
  return (
    <span role="status" className={styles.match} data-matches={matches}>
      {matches !== undefined && (
        <>
          <Icon name={matches ? 'check' : 'cross'} />
          <span className="visually-hidden">
            {matches ? signUpMessages.passwordsMatch : signUpMessages.passwordMismatch}
          </span>
        </>
      )}
    </span>
  )
}
