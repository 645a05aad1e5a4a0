import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newestSave } from '../../../../scripts/setup/savedData.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A save as the emulators write it: its list of contents comes last. */
function write(name: string, data: string, { isWhole = true } = {}) {
  const save = join(folder, name)
  mkdirSync(join(save, 'firestore_export'), { recursive: true })
  mkdirSync(join(save, 'auth_export'), { recursive: true })
  writeFileSync(join(save, 'firestore_export', 'all.overall_export_metadata'), data)
  if (!isWhole) return
  writeFileSync(join(save, 'auth_export', 'accounts.json'), '{}')
  const contents = {
    firestore: { metadata_file: 'firestore_export/all.overall_export_metadata' },
    auth: { path: 'auth_export' },
  }
  writeFileSync(join(save, 'firebase-export-metadata.json'), JSON.stringify(contents))
}

const read = (save: string | null) =>
  save && readFileSync(join(save, 'firestore_export', 'all.overall_export_metadata'), 'utf8')

describe('the newest save', () => {
  it('is none in a folder that is empty or missing', () => {
    expect(newestSave(folder)).toBeNull()
    expect(newestSave(join(folder, 'missing'))).toBeNull()
  })

  it('is the last one', () => {
    write('before', 'old')
    write('last', 'new')
    expect(read(newestSave(folder))).toBe('new')
  })

  it('is the save before it when the emulators were stopped in the middle of writing', () => {
    write('last', 'whole')
    write('saving', 'half', { isWhole: false })
    expect(read(newestSave(folder))).toBe('whole')
  })

  it('is the finished one that had not been given its name yet, and the one before it is kept', () => {
    write('last', 'old')
    write('saving', 'new')
    expect(read(newestSave(folder))).toBe('new')
    expect(read(join(folder, 'before'))).toBe('old')
    expect(existsSync(join(folder, 'saving'))).toBe(false)
  })

  it('is found when the renaming was cut off between its two steps', () => {
    write('before', 'old')
    write('saving', 'new')
    expect(read(newestSave(folder))).toBe('new')
  })

  it('never replaces a whole save by a damaged one', () => {
    write('before', 'whole')
    write('last', 'damaged', { isWhole: false })
    write('saving', 'new')
    expect(read(newestSave(folder))).toBe('new')
    expect(read(join(folder, 'before'))).toBe('whole')
  })
})
