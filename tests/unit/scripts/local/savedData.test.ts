import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { newestSave } from '../../../../scripts/local/savedData'
import { temporaryFolder } from '../../../temporaryFolder'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

/** A save as the emulators write it. The metadata comes last. */
function write(name: string, data: string, { isComplete = true } = {}) {
  const save = join(folder, name)
  mkdirSync(join(save, 'firestore_export'), { recursive: true })
  mkdirSync(join(save, 'auth_export'), { recursive: true })
  writeFileSync(join(save, 'firestore_export', 'all.overall_export_metadata'), data)
  if (!isComplete) return
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
  it('is null in an empty or missing folder', () => {
    expect(newestSave(folder)).toBeNull()
    expect(newestSave(join(folder, 'missing'))).toBeNull()
  })

  it('is the last one', () => {
    write('last', 'new')
    expect(read(newestSave(folder))).toBe('new')
  })

  it('is the previous one if the emulators were stopped while they wrote', () => {
    write('last', 'complete')
    write('saving', 'half', { isComplete: false })
    expect(read(newestSave(folder))).toBe('complete')
  })

  it('is a complete one that was not renamed yet', () => {
    write('last', 'old')
    write('saving', 'new')
    expect(read(newestSave(folder))).toBe('new')
    expect(existsSync(join(folder, 'saving'))).toBe(false)
  })

  it('is found if the rename was interrupted between its two steps', () => {
    write('last', 'damaged', { isComplete: false })
    write('saving', 'new')
    expect(read(newestSave(folder))).toBe('new')
  })
})
