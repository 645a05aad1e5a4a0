import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { main as check } from '../../scripts/content/checkCommand'
import { compareDocuments, MARKS, writeItems } from '../../scripts/content/documents'
import { toFirestoreFields } from '../../scripts/content/firestoreValue'
import { readContent } from '../../scripts/content/readContent'
import { commit, documentName, readCollection } from '../../scripts/content/store'
import * as terminal from '../../scripts/lib/confirm'
import { main as publish } from '../../scripts/publish'
import { temporaryFolder } from '../temporaryFolder'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'
const backend = { origin: `http://${host}`, projectId: 'demo-site-publish', token: 'owner' }

const MEMBER = 'arjun-mehta'
const FILE = `content/team/${MEMBER}.md`
const REPLACED = `.local/replaced/${FILE}`
/** A publish commits this many documents at a time. */
const FIRST_COMMIT = 20

let root: string
let output: string

beforeEach(async () => {
  root = temporaryFolder()
  cpSync('tests/fixtures/sampleBrand', root, { recursive: true })
  vi.stubEnv('CONTENT_DIR', join(root, 'content'))
  vi.stubEnv('LOCAL_FIRESTORE_PORT', host.split(':')[1])
  vi.stubEnv('LOCAL_PROJECT_ID', backend.projectId)
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  await fetch(`${backend.origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`, { method: 'DELETE' })
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

const stored = (collection = 'team') => readCollection(backend, collection)
const roleOf = async (id = MEMBER) => (await stored()).get(id)?.fields.designation
const text = (stringValue: string) => ({ stringValue })

/** As in the Firebase console. */
async function editDocument(role: string) {
  const fields = { ...(await stored()).get(MEMBER)?.fields, designation: text(role) }
  await commit(backend, [{ update: { name: documentName(backend, `team/${MEMBER}`), fields } }])
}
const deleteDocument = () => commit(backend, [{ delete: documentName(backend, `team/${MEMBER}`) }])

/** Publishes from a terminal in which the owner gives this answer. */
function answer(choice: string) {
  vi.spyOn(terminal, 'requireTerminal').mockReturnValue()
  vi.spyOn(terminal, 'confirm').mockResolvedValue(true)
  vi.spyOn(terminal, 'ask').mockResolvedValue(choice)
  return publish([])
}

describe('publishing documents', () => {
  beforeEach(async () => {
    await publish(['--yes'])
    output = ''
  })

  it.each([
    ['a new file', () => write('content/team/new.md', read(FILE)), 'New team member “Arjun Mehta”', 'new'],
    ['a changed file', () => changeFile('Chief'), 'Changed team member “Arjun Mehta”: Designation', MEMBER],
    ['a deleted file', deleteFile, 'Removed team member “Arjun Mehta”', null],
  ])('says in words what %s changes, and does it', async (_, change, words, id) => {
    change()
    expect(await publish(['--yes'])).toBe(0)
    expect(output).toContain(words)
    expect(output).toContain('Published to the site on this computer: 1 document.')
    if (id) expect(await roleOf(id)).toBeDefined()
    else expect((await stored()).has(MEMBER)).toBe(false)
  })

  it.each([
    ['a dry run', ['--dry-run'], null],
    ['a run without a terminal', [], 'Not a terminal: pass --yes'],
    ['a run for another plan than the studio has shown', ['--yes', '--plan', 'x'], 'changed after the check'],
  ])('%s writes nothing', async (_, args, refusal) => {
    changeFile('Chief')
    const before = await stored()
    if (refusal) await expect(publish(args)).rejects.toThrow(refusal)
    else expect(await publish(args)).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('writes nothing if a file changes while the question is open', async () => {
    changeFile('Chief')
    vi.spyOn(terminal, 'requireTerminal').mockReturnValue()
    vi.spyOn(terminal, 'confirm').mockImplementation(async () => {
      changeFile('Another')
      return true
    })
    const before = await stored()
    await expect(publish([])).rejects.toThrow('changed after the check')
    expect(await stored()).toEqual(before)
  })

  it('writes nothing if a file has a mistake or a list cannot be read', async () => {
    const before = await stored()
    write(FILE, read(FILE).replace(/^name:.*\n/m, ''))
    await expect(publish(['--yes'])).rejects.toThrow(`${FILE}:2: name is missing`)
    cpSync('tests/fixtures/sampleBrand/content/team', join(root, 'content', 'team'), { recursive: true })
    deleteFile()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, options: RequestInit) =>
      url.includes('/team?') ? Response.json({}, { status: 500 }) : fetch(url, options),
    )
    await expect(publish(['--yes'])).rejects.toThrow('Firestore answered 500')
    vi.unstubAllGlobals()
    expect(await stored()).toEqual(before)
  })

  it('marks documents that already equal their files', async () => {
    const writes = [...(await stored(MARKS)).keys()].map((id) => ({
      delete: documentName(backend, `${MARKS}/${id}`),
    }))
    await commit(backend, writes)
    await publish(['--yes'])
    deleteFile()
    await publish(['--yes'])
    expect((await stored()).has(MEMBER)).toBe(false)
  })
})

it('finishes what was interrupted', async () => {
  const { fetch } = globalThis
  let commits = 0
  vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
    url.endsWith(':commit') && ++commits === 2 ? Promise.reject(new Error('cut off')) : fetch(url, options),
  )
  await expect(publish(['--yes'])).rejects.toThrow('does not answer')
  vi.unstubAllGlobals()
  expect((await stored(MARKS)).size).toBe(FIRST_COMMIT)
  await publish(['--yes'])
  const complete = (await stored(MARKS)).size
  expect(complete).toBeGreaterThan(FIRST_COMMIT)
  await publish(['--yes'])
  expect(output).toContain('Nothing to publish.')
  expect((await stored(MARKS)).size).toBe(complete)
})

describe('a document edited in the console', () => {
  beforeEach(async () => {
    await publish(['--yes'])
    await editDocument('By Hand')
    output = ''
  })

  it('is shown and stays until the owner decides', async () => {
    await expect(publish(['--yes'])).rejects.toThrow(/were edited in the Firebase console:\n.*--take all/s)
    expect(output).toContain('Edited team member “Arjun Mehta”: Designation (content/team/arjun-mehta.md)')
    await expect(answer('s')).rejects.toThrow('Nothing was published')
    expect(await roleOf()).toEqual(text('By Hand'))
    expect(read(FILE)).not.toContain('By Hand')
  })

  it.each([
    ['an answer', () => answer('t')],
    ['an option', () => publish(['--yes', '--take', FILE])],
  ])('is copied into its file by %s', async (_, run) => {
    expect(await run()).toBe(0)
    expect(read(FILE)).toContain('designation: By Hand')
    expect(await roleOf()).toEqual(text('By Hand'))
    changeFile('Chief')
    await publish(['--yes'])
    expect(await roleOf()).toEqual(text('Chief'))
  })

  it.each([
    ['an answer', () => answer('o')],
    ['an option', () => publish(['--yes', '--overwrite', 'all'])],
  ])('is replaced with its file by %s', async (_, run) => {
    expect(await run()).toBe(0)
    expect(await roleOf()).not.toEqual(text('By Hand'))
    expect(read(REPLACED)).toContain('By Hand')
    await publish(['--yes'])
    expect(output).toContain('Nothing to publish.')
  })

  it('is asked about separately if its file has changed as well; the replaced file is kept', async () => {
    changeFile('From the file')
    await answer('t')
    expect(output).toContain('and its file was changed, too: Designation')
    expect(read(FILE)).toContain('By Hand')
    expect(read(REPLACED)).toContain('From the file')
  })

  it('can be deleted there or here', async () => {
    await deleteDocument()
    await publish(['--yes', '--take', 'all'])
    expect(output).toContain('Deleted team member “Arjun Mehta”')
    expect(existsSync(join(root, FILE))).toBe(false)
    write(FILE, read(REPLACED))
    await publish(['--yes'])
    await editDocument('By Hand')
    deleteFile()
    await publish(['--yes', '--overwrite', 'all'])
    expect((await stored()).has(MEMBER)).toBe(false)
  })

  it('is not overwritten if the edit comes between comparing and writing', async () => {
    const { entries } = await readContent(root)
    const items = await compareDocuments(backend, entries)
    await editDocument('Just now')
    const edited = items.filter(({ state }) => state === 'edited')
    await expect(writeItems(backend, edited)).rejects.toThrow('were edited in the meantime')
    expect(await roleOf()).toEqual(text('Just now'))
  })
})

it('a document created in the console stays, gets a file on request, and is named by content:check', async () => {
  await publish(['--yes'])
  const fields = { name: 'Asha', designation: 'Lead', img: '/team/none.svg', rank: 3 }
  await commit(backend, [
    { update: { name: documentName(backend, 'team/asha'), fields: toFirestoreFields(fields) } },
    { update: { name: documentName(backend, 'blogs/by-hand'), fields: {} } },
  ])
  expect(await check([])).toBe(1)
  expect(output).toContain('blogs/by-hand: archive is missing: lists leave it out')
  await publish(['--yes'])
  expect(output).toMatch(/Created in the Firebase console, without a file: content\/team\/asha\.md/)
  await expect(publish(['--yes', '--take', 'content/team/asha.md'])).rejects.toThrow(
    'content/team/asha.md:4: public/team/none.svg does not exist',
  )
  expect(read('content/team/asha.md')).toContain('designation: Lead')
  expect((await stored()).get('asha')?.fields).toEqual(toFirestoreFields(fields))
})
