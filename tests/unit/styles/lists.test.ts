import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

it('no list loses its role: Safari drops it from lists with `list-style: none`', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const none = sheets.filter((file) =>
    /list-style(-type)?:[^;]*\bnone\b/.test(readFileSync(join('src', file), 'utf8')),
  )
  expect(none).toEqual([])
})
