import { passwordsWords } from 'virtual:words/passwords'
import { type ComponentProps, useState } from 'react'
import { Icon } from '@/components/Icon'
import { type FieldCopy, FieldFrame, useField } from './Field'
import styles from './Field.module.css'

type PasswordFieldProps = FieldCopy &
  Omit<ComponentProps<'input'>, 'style' | 'type'> & {
    /** Whether it matches the other password field; undefined if there is nothing to compare. */
    matches?: boolean | undefined
  }

export function PasswordField({ matches, ...props }: PasswordFieldProps) {
  const { frame, control } = useField(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...frame}>
      <span className={styles.holder}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={shown ? 'text' : 'password'}
          className={`${styles.control} ${styles.password}`}
          data-compared={matches !== undefined || undefined}
        />
        <MatchSign matches={matches} />
        <button
          type="button"
          className={`${styles.toggle} action`}
          aria-label={shown ? passwordsWords.hideName : passwordsWords.showName}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? passwordsWords.hide : passwordsWords.show}
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
          <span className="visually-hidden">{matches ? passwordsWords.match : passwordsWords.mismatch}</span>
        </>
      )}
    </span>
  )
}
