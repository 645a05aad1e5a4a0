import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections, fieldsOf } from '@/data/collections'
import { siteSchema } from '../../scripts/content/siteSchema'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Not content/ and public/: an owner may delete samples there. */
const FOLDERS = /^(?:src|docs|scripts|tests|functions|tools|\.github|\.ci)\//

const SAMPLE_ROOT = 'sample'

const DOCS = ['developing', 'launch', 'handbook', 'specification', 'upgrade']
const PAGES = ['README.md', ...DOCS.map((name) => `docs/${name}.md`)]

describe.each(PAGES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    const npmCommands = ['exec', 'install', 'audit', 'run', 'for']
    for (const name of named.filter((one) => !npmCommands.includes(one)))
      expect(scripts).toHaveProperty([name])
  })

  it('names only files and folders that exist', () => {
    const marked = [...text.matchAll(/`([^`\s]+)`|(?:npx tsx|node) (scripts\/[\w/.-]+\w)/g)].map(
      ([, code, script]) => code ?? script ?? '',
    )
    const paths = marked.filter((path) => FOLDERS.test(path) && !path.includes('your-project'))
    for (const path of paths) expect(existsSync(path), path).toBe(true)
  })
})

it('firestore.rules names only files that exist', () => {
  const named = readFileSync('firestore.rules', 'utf8').match(/src\/[\w/.-]+\.ts/g) ?? []
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('the handbook explains every field of content/site.yaml', () => {
  const [, chapter = ''] = readFileSync('docs/handbook.md', 'utf8').split('\n## Your company\n')
  const [table = ''] = chapter.split('\n## ')
  const [fields] = siteSchema(SAMPLE_ROOT).pipe
  expect(Object.keys(fields.entries).filter((field) => !table.includes(`\`${field}\``))).toEqual([])
})

it.each(collections)('the handbook names every field of $folder', (collection) => {
  const [, row = ''] = readFileSync('docs/handbook.md', 'utf8').split(
    `\n| \`content/${collection.folder}/\` |`,
  )
  const [columns = ''] = row.split('\n')
  const fields = fieldsOf(collection).map(({ nameInFiles }) => nameInFiles)
  expect(fields.filter((name) => !columns.includes(`\`${name}\``))).toEqual([])
})

it('developing.md says how many files the steps of a feature name', () => {
  const sections = readFileSync('docs/developing.md', 'utf8')
    .split(/^#{2,3} /m)
    .slice(1)
  const counted = sections.flatMap((section) => {
    const [heading = ''] = section.split('\n')
    const said = [...heading.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
    if (said === 0) return []
    const steps = section.match(/^(?:\d\.| {3}).*/gm)?.join('\n') ?? ''
    const files = [...steps.matchAll(/`(?:[\w-]+\/)*([\w-]+\.tsx?)`/g)].map(([, file]) => file)
    return [{ heading, said, found: new Set(files).size }]
  })
  expect(counted.length).toBeGreaterThan(5)
  expect(counted.filter(({ said, found }) => said !== found)).toEqual([])
})

const DECISIONS = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)

it.each([...PAGES, ...DECISIONS])('%s links only to pages and headings that exist', (file) => {
  const text = withoutCode(readFileSync(file, 'utf8'))
  for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)) {
    const [path, fragment] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    expect(existsSync(target), link).toBe(true)
    if (fragment !== undefined) expect(headingIds(target), `${link} in ${file}`).toContain(fragment)
  }
})

/** The fragments of the headings, as GitHub makes them. */
function headingIds(file: string): string[] {
  const headings = withoutCode(readFileSync(file, 'utf8')).matchAll(/^#{1,6} +(.+?) *$/gm)
  const seen = new Map<string, number>()
  return [...headings].map(([, heading = '']) => {
    const id = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const before = seen.get(id) ?? 0
    seen.set(id, before + 1)
    return before === 0 ? id : `${id}-${before}`
  })
}

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')
