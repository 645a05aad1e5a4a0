// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const FOLDERS = /^(?:src|docs|content|public|scripts|tests|notifier|emulators|\.github|\.ci)\//

describe.each(['README.md', 'docs/launch.md', 'docs/handbook.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('names only commands that there are', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    const npmsOwn = ['exec', 'install', 'audit', 'run', 'for']
    for (const name of named.filter((one) => !npmsOwn.includes(one))) expect(scripts).toHaveProperty([name])
  })

  it('names only files and folders that there are', () => {
    const marked = [...text.matchAll(/`([^`\s]+)`|node (scripts\/\S+?\.mjs)/g)].map(
      ([, code, script]) => code ?? script ?? '',
    )
    const paths = marked.filter((path) => FOLDERS.test(path) && !path.includes('your-project'))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) expect(existsSync(path), path).toBe(true)
  })

  it('leads only to pages that there are', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|\/)([^)#]+)[^)]*\)/g))
      expect(existsSync(join(dirname(file), target)), target).toBe(true)
  })
})
