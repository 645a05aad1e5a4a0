import { cpSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { askQuestions, readAnswers } from './begin/answers'
import { newBrand } from './begin/newBrand'
import { findBrandMistakes } from './content/findMistakes'
import { writeAtomically } from './lib/atomicFile'
import { confirm } from './lib/confirm'
import { SAMPLE_BRAND } from './lib/contentFolder'
import { fromRoot, inCache } from './lib/folders'
import { listFiles } from './lib/listFiles'
import { log } from './lib/log'
import { parseOptions } from './lib/parseOptions'
import { tryRead, UserError } from './lib/userError'

/** `npm run begin`: makes the owner's `content/` and `public/` from a few answers, or from the sample. */
export async function main(args: string[]) {
  const options = parseOptions(args, { sample: { type: 'boolean' }, answers: { type: 'string' } })
  return begin(fromRoot(), options)
}

type Options = { sample?: boolean | undefined; answers?: string | undefined }

export async function begin(root: string, { sample, answers: file }: Options) {
  requireNothingThere(root)
  if (sample) {
    for (const folder of ['content', 'public'])
      cpSync(join(dirname(SAMPLE_BRAND), folder), join(root, folder), { recursive: true })
    log('content/ and public/ are copies of the sample. npm run content:check lists what is still a sample.')
    return 0
  }
  if (!file && !process.stdin.isTTY)
    throw new UserError(
      'Not a terminal: pass --answers with a file of answers (docs/launch.md), or --sample.',
    )
  const files = checkedFiles(file ?? relative('', await askQuestions()))
  log(
    `This will be written:\n${Object.keys(files)
      .map((path) => `  ${path}`)
      .join('\n')}`,
  )
  if (!file && !(await confirm('Write these files?'))) {
    log('Nothing was written.')
    return 1
  }
  for (const [path, text] of Object.entries(files)) writeAtomically(join(root, path), text)
  log(
    'Run npm start to see it, or restart it if it is running. What is missing reads [To do: …]: npm run content:check lists it.',
  )
  return 0
}

function requireNothingThere(root: string) {
  const there = ['content', 'public'].filter((folder) =>
    listFiles(join(root, folder)).some((path) => !path.startsWith('.')),
  )
  if (there.length === 0) return
  throw new UserError(`There are files in ${there.join('/ and ')}/ already. Nothing was written.`)
}

/** Answers that make no valid content, such as a currency that does not exist, are refused before anything is written. */
function checkedFiles(answers: string) {
  const { value: files, mistakes } = tryRead(() => newBrand(readAnswers(answers)))
  const found = files ? findDraftMistakes(files) : mistakes
  if (files && found.length === 0) return files
  const advice = `Nothing was written. Correct ${answers}, and run npm run begin -- --answers ${answers}.`
  throw new UserError([...found, advice].join('\n'))
}

function findDraftMistakes(files: Record<string, string>): string[] {
  const draft = inCache('begin')
  rmSync(draft, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) writeAtomically(join(draft, path), text)
  const mistakes = findBrandMistakes(draft)
  rmSync(draft, { recursive: true, force: true })
  return mistakes
}
