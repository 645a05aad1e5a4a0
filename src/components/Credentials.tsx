import { credentials } from 'virtual:content/credentials'
import { proofCopy } from '@/content/homeSections'
import { statusMessages } from '@/content/messages'
import styles from './Proof.module.css'
import { Tag } from './Tag'

export function Credentials() {
  return (
    <div className={styles.proof}>
      <h3 className={styles.heading}>{proofCopy.credentials}</h3>
      <CredentialList />
    </div>
  )
}

export function CredentialList() {
  return (
    <dl className={styles.credentials}>
      {credentials.map(({ name, detail, url, sample }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {url ? (
              <a href={url} rel="external noopener">
                {detail}
              </a>
            ) : (
              detail
            )}
            {sample && <Tag>{statusMessages.sample}</Tag>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
