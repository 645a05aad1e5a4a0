import { clientsTexts } from 'virtual:content/clientsTexts'
import { credentials } from 'virtual:content/credentials'
import { statusMessages } from '@/content/messages'
import styles from './Proof.module.css'
import { Tag } from './Tag'

export function Credentials() {
  return (
    <div className={styles.proof}>
      <h3 className={styles.heading}>{clientsTexts.credentials}</h3>
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
