import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { main as check } from '../../scripts/content/checkCommand'
import { readContent } from '../../scripts/content/readContent'
import { deleteDocuments, readCollection, storeDocuments } from '../../scripts/firestore/documents'
import { compareDocuments, writeChanges } from '../../scripts/firestore/mirror'
import { openTarget, type Target } from '../../scripts/firestore/target'
import * as terminal from '../../scripts/lib/confirm'
import { main as publish } from '../../scripts/publish'
import { gitIn } from '../git'
import { temporaryFolder } from '../temporaryFolder'
import { EMULATOR } from './environment'

const PROJECT = 'agency-site'
const TO_PROJECT = ['--project', PROJECT, '--only', 'content']
const WITHOUT_TERMINAL = [...TO_PROJECT, '--yes']
const MEMBER = 'arjun-mehta'
const FILE = `content/team/${MEMBER}.md`

let root: string
let output: string
let target: Target

beforeEach(async () => {
  root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', EMULATOR)
  vi.stubEnv('CONTENT_DIR', join(root, 'content'))
  vi.stubEnv('LOCAL_FIRESTORE_PORT', EMULATOR.split(':')[1])
  vi.stubEnv('LOCAL_PROJECT_ID', 'demo-site-publish')
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  for (const project of [PROJECT, 'demo-site-publish']) {
    const documents = `emulator/v1/projects/${project}/databases/(default)/documents`
    await fetch(`http://${EMULATOR}/${documents}`, { method: 'DELETE' })
  }
  target = await openTarget(undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const changeFile = (role: string) =>
  write(FILE, read(FILE).replace(/^designation:.*/m, `designation: ${role}`))
const deleteFile = () => rmSync(join(root, FILE))

const stored = (collection = 'team') => readCollection(target, collection)
const roleOf = async (id = MEMBER) => (await stored()).get(id)?.fields.designation

/** As in the Firebase console. */
async function editDocument(role: string, id = MEMBER) {
  await storeDocuments(target, { [`team/${id}`]: { ...(await stored()).get(id)?.fields, designation: role } })
}

/** The files that commands have kept, without the folder of each command. */
const kept = () =>
  readdirSync(join(root, '.local', 'replaced'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Publishes from a terminal in which the owner types this answer. */
function publishWith(answer: string, args = TO_PROJECT) {
  vi.spyOn(terminal, 'requireTerminal').mockReturnValue()
  vi.spyOn(terminal, 'confirm').mockImplementation(async () => answer === 'y')
  vi.spyOn(terminal, 'ask').mockResolvedValue(answer)
  return publish(args)
}

describe('publishing documents', () => {
  beforeEach(async () => {
    await publish(['--yes'])
    output = ''
  })

  it.each([
    ['a new file', () => write('content/team/new.md', read(FILE)), 'New team member “Arjun Mehta”', 'new'],
    [
      'a changed file',
      () => changeFile('Chief'),
      'Changed team member “Arjun Mehta”\n    Designation: “Lead engineer” → “Chief”',
      MEMBER,
    ],
    ['a deleted file', deleteFile, 'Removed team member “Arjun Mehta”', null],
  ])('says in words what %s changes, and does it', async (_, change, words, id) => {
    const before = await roleOf()
    change()
    expect(await publish(['--yes'])).toBe(0)
    expect(output).toContain(words.replace('Lead engineer', String(before)))
    expect(output).toContain('Published to the site on this computer: 1 document.')
    if (id) expect(await roleOf(id)).toBeDefined()
    else expect((await stored()).has(MEMBER)).toBe(false)
    output = ''
    await publish(['--yes'])
    expect(output).toContain('Nothing to publish.')
  })

  it('keeps what it replaces or removes, from every publish', async () => {
    const before = await roleOf()
    await editDocument('By Hand')
    await publish(['--yes'])
    deleteFile()
    await publish(['--yes'])
    const roles = kept().map((text) => /^designation: (.*)/m.exec(text)?.[1])
    expect(roles).toEqual(['By Hand', before])
  })

  it.each([
    ['a dry run', ['--dry-run'], null],
    ['a run without a terminal', [], 'Not a terminal: pass --yes'],
    [
      'a run for other changes than the studio has shown',
      ['--yes', '--confirmed-key', 'x'],
      'changed after the check',
    ],
  ])('%s writes nothing', async (_, args, refusal) => {
    changeFile('Chief')
    const before = await stored()
    if (refusal) await expect(publish(args)).rejects.toThrow(refusal)
    else expect(await publish(args)).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('writes nothing if a file changes while the question is open, or has a mistake', async () => {
    changeFile('Chief')
    const before = await stored()
    vi.spyOn(terminal, 'requireTerminal').mockReturnValue()
    vi.spyOn(terminal, 'confirm').mockImplementation(async () => {
      changeFile('Another')
      return true
    })
    await expect(publish([])).rejects.toThrow('changed after the check')
    write(FILE, read(FILE).replace(/^name:.*\n/m, ''))
    await expect(publish(['--yes'])).rejects.toThrow(`${FILE}:2: name is missing`)
    expect(await stored()).toEqual(before)
  })
})

describe('writing', () => {
  const compare = async () => (await compareDocuments(target, (await readContent(root)).entries)).changes

  it('changes nothing in the batch of a document that was edited after the comparison', async () => {
    await publish(['--yes'])
    changeFile('Chief')
    const changes = await compare()
    await editDocument('Just now')
    await expect(writeChanges(target, changes)).rejects.toThrow(`edited in the meantime: team/${MEMBER}. No`)
    expect(await roleOf()).toBe('Just now')
    await publish(['--yes'])
    expect(await roleOf()).toBe('Chief')
  })

  it('finishes what was interrupted, and accepts what another publish has already written', async () => {
    const member = read(FILE)
    for (let number = 0; number < 150; number++) write(`content/team/copy-${number}.md`, member)
    const changes = await compare()
    const { runTransaction } = target.database
    let transactions = 0
    vi.spyOn(target.database, 'runTransaction').mockImplementation(async (task) => {
      if (++transactions === 2) throw Object.assign(new Error('cut off'), { code: 14 })
      await runTransaction.call(target.database, task)
    })
    await expect(writeChanges(target, changes)).rejects.toThrow('Firestore cannot be reached')
    const left = await compare()
    expect(left).toHaveLength(changes.length - 100)
    await Promise.all([writeChanges(target, changes), writeChanges(target, left)])
    expect(await compare()).toEqual([])
  })
})

describe('publishing to a project', () => {
  let live: string | null
  const git = (...args: string[]) => gitIn(root, ...args)
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Change content')
    return git('rev-parse', '--short', 'HEAD')
  }

  beforeEach(async () => {
    git('init', '--quiet')
    write('.gitignore', '.local\n')
    live = null
    target = await openTarget(PROJECT)
    const record = () => ({ commit: live, rules: '' })
    vi.stubGlobal('fetch', async () => Response.json(record()))
    const first = commit()
    await publish(WITHOUT_TERMINAL)
    live = first
    output = ''
  })

  it('lists first what was edited in the console, and replaces it after the question', async () => {
    await editDocument('By Hand')
    await deleteDocuments(target, ['team/tenzin-dolma'])
    await storeDocuments(target, { 'team/by-hand': { name: 'Asha' } })
    write('content/team/new.md', read(FILE))
    commit()
    expect(await publishWith('n')).toBe(1)
    expect(await roleOf()).toBe('By Hand')
    expect(output.indexOf('Edited in the console, will be replaced: team member “Arjun Mehta”')).toBeLessThan(
      output.indexOf('New team member'),
    )
    expect(output).toContain('Deleted in the console, will be written again: team member “Tenzin Dolma”')
    expect(output).toContain('Edited in the console, will be removed: team member “Asha”')
    expect(output).toContain('run npm run publish -- --take --project agency-site')
    expect(await publishWith('y')).toBe(0)
    expect(await roleOf()).not.toBe('By Hand')
    expect([...(await stored()).keys()]).not.toContain('by-hand')
    expect(kept().join()).toContain('By Hand')
  })

  it('stops without a terminal if it would replace an edit, unless the studio has shown it', async () => {
    await editDocument('By Hand')
    await expect(publish(WITHOUT_TERMINAL)).rejects.toThrow(
      /may have been edited in the Firebase console:\n {2}content\/team\/arjun-mehta\.md\n.*--take/,
    )
    expect(await roleOf()).toBe('By Hand')
    changeFile('By Hand')
    commit()
    await publish(WITHOUT_TERMINAL)
    expect(output).toContain('Nothing to publish.')
  })

  it('takes no earlier version of a file for an edit', async () => {
    changeFile('Published without pages')
    commit()
    await publish(WITHOUT_TERMINAL)
    changeFile('Later')
    renameSync(join(root, 'content/team/tenzin-dolma.md'), join(root, 'content/team/tenzin.md'))
    commit()
    await publish(WITHOUT_TERMINAL)
    expect(output).not.toContain('in the console')
    expect(await roleOf()).toBe('Later')
    expect([...(await stored()).keys()]).toContain('tenzin')
  })

  it('stops if this folder does not have the commit that is live', async () => {
    git('checkout', '--quiet', '-b', 'elsewhere')
    changeFile('Elsewhere')
    live = commit()
    git('checkout', '--quiet', '-')
    await expect(publish(WITHOUT_TERMINAL)).rejects.toThrow(`Commit ${live} is live, but this folder`)
    live = '1234567'
    await expect(publish(WITHOUT_TERMINAL)).rejects.toThrow('git pull')
  })

  it('stops without a terminal if no commit is known to be live and documents would be replaced', async () => {
    live = null
    write('content/team/new.md', read(FILE))
    write('public/team/new.svg', '<svg/>')
    expect(await publish([...TO_PROJECT, '--yes', '--message', 'Add'])).toBe(0)
    expect(git('status', '--porcelain')).toBe('')
    await editDocument('Of another program')
    await expect(publish(WITHOUT_TERMINAL)).rejects.toThrow(FILE)
    expect(output).toContain('No commit is known to be live')
  })

  it('needs the name of the project typed before it removes more than half of a collection', async () => {
    const files = readdirSync(join(root, 'content/team'))
    for (const file of files.slice(0, files.length - 1)) rmSync(join(root, 'content/team', file))
    commit()
    await expect(publish(WITHOUT_TERMINAL)).rejects.toThrow(`${files.length - 1} of ${files.length} in team`)
    expect(await publishWith('y')).toBe(1)
    expect((await stored()).size).toBe(files.length)
    expect(await publishWith(PROJECT)).toBe(0)
    expect((await stored()).size).toBe(1)
  })

  it('names documents whose ids cannot be names of files, and leaves them', async () => {
    const paths = ['team/my member', 'team/v1.2', 'team/আশা', `team/${'a'.repeat(250)}`]
    await storeDocuments(target, Object.fromEntries(paths.map((path) => [path, { name: 'Asha' }])))
    await publish(WITHOUT_TERMINAL)
    for (const path of paths) {
      expect(output).toContain(`Never changed, because its id cannot be the name of a file: ${path}`)
    }
    await publish(['--take', '--project', PROJECT])
    expect((await stored()).size).toBe(8 + paths.length)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('completes an article without the field archive, without asking, because nothing is lost', async () => {
    const [id, { fields } = expect.fail()] = [...(await stored('blogs'))][0] ?? expect.fail()
    const { archive: _, ...others } = fields
    await storeDocuments(target, { [`blogs/${id}`]: others })
    expect(await publish(WITHOUT_TERMINAL)).toBe(0)
    expect(output).toContain(`The site does not list blogs/${id}: the field archive is missing.`)
    expect((await stored('blogs')).get(id)?.fields.archive).toBe(false)
    output = ''
    await publish(WITHOUT_TERMINAL)
    expect(output).not.toContain('does not list')
  })
})

it('--take writes documents as files; the content check names what is wrong, and a publish then changes nothing', async () => {
  await publish(['--yes'])
  await editDocument('By Hand')
  await storeDocuments(target, {
    'blogs/written-by-hand': {
      ...{ blogTitle: 'By hand', blogDesc: 'For a card.', desc: '', writerName: 'Asha', archive: false },
      ...{ domain: 'digital', date: new Date('2026-11-14'), metaTags: [] },
      blogContent: '<p>One <b>bold</b></p>\n',
    },
    'blogs/imported': { blogTitle: 'Imported', date: '14 Nov 2026', views: 3, blogContent: '<h2>A</h2>' },
  })
  const before = read(FILE)
  output = ''
  await publish(['--take'])
  expect(read(FILE)).toBe(before.replace(/^designation:.*/m, 'designation: By Hand'))
  expect(kept()).toEqual([before])
  expect(read('content/articles/imported.md')).toContain('\n## A\n')
  expect(output).toContain('git diff')
  for (const mistake of [
    'imported.md:3: date is "14 Nov 2026"',
    'imported.md:5: views',
    'imported.md:2: practice is missing',
    'written-by-hand.md:2: desc is missing',
  ]) {
    expect(output).toContain(`content/articles/${mistake}`)
  }
  expect(await roleOf()).toBe('By Hand')
  rmSync(join(root, 'content/articles/imported.md'))
  await deleteDocuments(target, ['blogs/imported'])
  const file = 'content/articles/written-by-hand.md'
  write(file, read(file).replace('writerName', 'desc: For a search result.\nwriterName'))
  output = ''
  await publish(['--dry-run'])
  expect(output).toMatch(/Changed article “By hand”\n.*nothing → “For a search result\.”\n(?! {4})/)
  expect(output).not.toContain('Arjun')
})

it('articles that the site cannot list are named, and --take completes them', async () => {
  const { archive: _, ...unflagged } = (await readContent(root)).entries.blogs[0]?.fields ?? expect.fail()
  const when = new Date('2024-02-29T06:30:00Z')
  const member = { designation: 'Partner', img: 'https://pictures.example/a.jpg' }
  await storeDocuments(target, {
    'blogs/unflagged': unflagged,
    'blogs/in-milliseconds': { ...unflagged, archive: false, date: when.getTime() },
    'blogs/in-words': { ...unflagged, archive: 'no', date: '29 Feb 2024' },
    'blogs/hidden': { ...unflagged, archive: true },
    'team/nameless': member,
    'team/blank': { ...member, name: ' ' },
  })
  const reasons = [
    'blogs/unflagged: the field archive is missing.',
    `blogs/in-milliseconds: the field date is ${when.getTime()}, not a timestamp.`,
    'blogs/in-words: the field archive is "no", not true or false, and the field date is "29 Feb 2024", not a timestamp.',
    'team/nameless: the field name is missing.',
    'team/blank: the field name is " ", not a text.',
  ]
  for (const command of [() => publish(['--dry-run']), () => publish(['--take'])]) {
    output = ''
    await command()
    for (const reason of reasons) expect(output).toContain(`The site does not list ${reason}`)
    expect(output.match(/does not list/g)).toHaveLength(reasons.length)
  }
  expect(read('content/articles/unflagged.md')).toMatch(/^archive: false$/m)
  expect(read('content/articles/in-milliseconds.md')).toMatch(/^date: 2024-02-29T06:30:00Z$/m)
  expect(output).toContain('content/articles/in-words.md:4: date is "29 Feb 2024"')
  for (const name of ['articles/in-words', 'team/nameless', 'team/blank'])
    rmSync(join(root, `content/${name}.md`))
  await publish(['--yes'])
  const articles = await stored('blogs')
  expect(articles.get('unflagged')?.fields.archive).toBe(false)
  expect(articles.get('in-milliseconds')?.fields.date).toEqual(when)
})

it('--take writes nothing with --dry-run', async () => {
  await storeDocuments(target, { 'team/asha': { name: 'Asha' } })
  await publish(['--take', '--dry-run'])
  expect(output).toContain('content/team/asha.md')
  expect(existsSync(join(root, 'content/team/asha.md'))).toBe(false)
})

it('content:check names documents of the console', async () => {
  target = await openTarget(PROJECT)
  const { entries } = await readContent(root)
  await writeChanges(target, (await compareDocuments(target, entries)).changes)
  const long = `blogs/${'a'.repeat(250)}`
  await storeDocuments(target, { 'blogs/by-hand': {}, [long]: {} })
  expect(await check(['--project', PROJECT])).toBe(0)
  expect(output).toContain(
    'does not list blogs/by-hand: the field blogTitle is missing, and the field archive',
  )
  expect(output).toContain('blogs/by-hand is not as in its file.')
  expect(output).toContain(`No file can describe ${long}`)
  expect(output).toContain('that differ from their files: 1.')
})
