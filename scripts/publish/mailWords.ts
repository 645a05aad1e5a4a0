import type { MailWords } from '../../functions/src/mail'
import { readSiteFile } from '../content/ownerData'
import { inOrder } from '../content/words/language'
import { loadWords, readLocale } from '../content/words/readWords'
import { writeAtomically } from '../lib/atomicFile'
import { contentFolder } from '../lib/contentFolder'
import { fromRoot } from '../lib/folders'

type Labelled = { id: string; label: string }

/** With their values still in braces: the notifier fills them in. Without a bag, those of an order are left out. */
export function mailWords(
  folder = contentFolder(),
  questions: readonly Labelled[] = readSiteFile(folder).contactForm.questions,
): MailWords {
  const { mail } = loadWords(folder)
  const locale = readLocale(folder)
  const [name, email, plan, count] = ['{name}', '{email}', '{plan}', '{count}'] as const
  // These read from left to right in every language.
  const phone = inOrder('{phone}', locale)
  const command = inOrder('{command}', locale)
  return {
    ...mail,
    subject: mail.subject({ name }),
    orderSubject: mail.orderSubject?.({ plan, name }),
    plan: mail.plan?.({ plan }),
    name: mail.name({ name }),
    email: mail.email({ email }),
    verifiedEmail: mail.verifiedEmail?.({ email }),
    phone: mail.phone({ phone }),
    answer: mail.answer({ question: '{question}', answer: '{answer}' }),
    questions: Object.fromEntries(questions.map(({ id, label }) => [id, label])),
    missed: mail.missed({ count, command }),
    many: mail.many({ count, command }),
  }
}

/** Only functions/ is uploaded, so its words are a file there. */
export const writeMailWords = () =>
  writeAtomically(fromRoot('functions', 'words.json'), JSON.stringify(mailWords()))
