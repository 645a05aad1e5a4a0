import { isUtf8 } from 'node:buffer'
import type { Mistake } from '../lib/yamlText.ts'

/** Some systems cannot store two files whose names differ only in case. */
export function checkCase(file: string, files: readonly string[]): Mistake[] {
  const other = files.find((one) => one !== file && one.toLowerCase() === file.toLowerCase())
  if (!other) return []
  const message = `The name differs from ${other} only in upper and lower case: rename one of them.`
  return [{ line: 1, message }]
}

export function checkEncoding(bytes: Uint8Array): Mistake[] {
  if (isUtf8(bytes)) return []
  const [before = ''] = Buffer.from(bytes).toString().split('\uFFFD')
  return [
    { line: before.split('\n').length, message: 'A character is not in UTF-8: save the file as UTF-8.' },
  ]
}
