import type { MailWords } from '../../functions/src/mail'
import { inOrder } from '../content/words/language'
import { loadWords, readLocale } from '../content/words/readWords'
import { writeAtomically } from '../lib/atomicFile'
import { contentFolder } from '../lib/contentFolder'
import { fromRoot } from '../lib/paths'

/** With their values still in braces: the notifier fills them in. */
export function mailWords(folder = contentFolder()): MailWords {
  const { mail } = loadWords(folder)
  const [name, email, phone] = ['{name}', '{email}', inOrder('{phone}', readLocale(folder))] as const
  return {
    ...mail,
    subject: mail.subject({ name }),
    name: mail.name({ name }),
    email: mail.email({ email }),
    phone: mail.phone({ phone }),
  }
}

/** Only functions/ is uploaded, so its words are a file there. */
export const writeMailWords = () =>
  writeAtomically(fromRoot('functions', 'words.json'), JSON.stringify(mailWords()))
