import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ask } from '../lib/confirm'
import { fromRoot } from '../lib/folders'
import { UserError } from '../lib/userError'

/** Asks for settings of the notifier that are missing, and keeps them. It runs next to the database. */
export async function completeSettings(
  project: string,
  databaseRegion: string,
  { isYes, isDryRun }: { isYes: boolean; isDryRun: boolean },
) {
  const name = `functions/.env.${project}`
  const file = fromRoot(name)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const settings = parseEnv(text)
  const missing = QUESTIONS.filter(([key]) => !settings[key])
  if (missing.length > 0 && (isYes || isDryRun)) {
    const lines = missing.map(([key, , byDefault = '…']) => `${key}=${byDefault}`)
    throw new UserError(`${name} lacks these lines:\n${lines.join('\n')}`)
  }
  if (isDryRun) return
  if (text && !text.endsWith('\n')) appendFileSync(file, '\n')
  const keep = (key: string, value: string) => appendFileSync(file, `${key}=${JSON.stringify(value)}\n`)
  for (const [key, question, byDefault = ''] of missing) {
    const answer = (await ask(`${question}${byDefault && ` Enter for ${byDefault}:`}`)) || byDefault
    if (!answer) throw new UserError(`Nothing was published: the notifier needs ${key}.`)
    if (key === PORT && !/^\d+$/.test(answer))
      throw new UserError(`Nothing was published: ${PORT} is a number, such as 465.`)
    keep(key, answer)
  }
  if (!settings[REGION]) keep(REGION, NEAREST[databaseRegion] ?? databaseRegion)
}

type Question = [key: string, question: string, byDefault?: string]

const PORT = 'NOTIFY_SMTP_PORT'

/** With the region, all parameters of functions/src/index.ts: without a terminal, firebase-tools ignores their defaults. */
export const QUESTIONS: Question[] = [
  ['NOTIFY_TO', 'Which address gets a mail for each message and order?'],
  ['NOTIFY_FROM', 'Which address sends it? Your mail provider must allow that:'],
  [
    'NOTIFY_SMTP_HOST',
    'The server of your mail provider, such as smtp.example.com (from 2027, Microsoft 365 accepts no passwords by default):',
  ],
  [PORT, 'Its port, 465 or 587?', '465'],
  ['NOTIFY_SMTP_USER', 'Your user name there:'],
]

export const REGION = 'NOTIFY_REGION'

/** Functions run in no multi-region. */
const NEAREST: Record<string, string> = { nam5: 'us-central1', nam7: 'us-central1', eur3: 'europe-west1' }
