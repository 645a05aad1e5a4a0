import { describeEdit } from '../content/describeItem'
import { fileOf, type Item } from '../content/documents'
import { ask } from '../lib/confirm'
import { log } from '../lib/log'
import { UserError } from '../lib/userError'
import type { PublishOptions } from './options'

type Choice = 'take' | 'overwrite'
type Options = Pick<PublishOptions, 'take' | 'overwrite' | 'isYes'>

/** For each document that was edited in the console: copy it into its file, or overwrite it with the file. */
export async function settleEdits(edited: Item[], options: Options) {
  const choices = new Map(edited.map((item) => [item, chosenFor(item, options)]))
  const open = edited.filter((item) => !choices.get(item))
  if (options.isYes && open.length > 0) {
    throw new UserError(
      [
        'Nothing was published, because these documents were edited in the Firebase console:',
        ...open.map((item) => `  ${fileOf(item)}`),
        'Pass --take all to copy them into your files, or --overwrite all to replace them with your files. Both also accept one of these files and can be repeated.',
      ].join('\n'),
    )
  }
  const onlyThere = open.filter(({ isFileChanged }) => !isFileChanged)
  if (onlyThere.length > 0) {
    const choice = await askFor('What do you do with the edits of the console?')
    for (const item of onlyThere) choices.set(item, choice)
  }
  for (const item of open.filter(({ isFileChanged }) => isFileChanged)) {
    choices.set(item, await askFor(describeEdit(item)))
  }
  const kept = (choice: Choice) => edited.filter((item) => choices.get(item) === choice)
  return { taken: kept('take'), overwritten: kept('overwrite') }
}

export function chosenFor(item: Item, { take, overwrite }: Pick<Options, Choice>): Choice | null {
  const file = fileOf(item)
  if (overwrite.includes(file)) return 'overwrite'
  if (take.includes(file) || take.includes('all')) return 'take'
  return overwrite.includes('all') ? 'overwrite' : null
}

async function askFor(question: string): Promise<Choice> {
  log(`${question}
  t  take over: copy the document into your file
  o  overwrite: replace the document with your file; the edit is kept in .local/replaced
  s  stop: change nothing`)
  for (;;) {
    const answer = await ask('Your choice? [t/o/s]')
    if (/^t/i.test(answer)) return 'take'
    if (/^o/i.test(answer)) return 'overwrite'
    if (answer === '' || /^s/i.test(answer)) throw new UserError('Nothing was published.')
  }
}
