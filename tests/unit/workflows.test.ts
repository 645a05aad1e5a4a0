import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const FOLDER = '.github/workflows'

type Step = { uses?: string; run?: string }
type Workflow = { permissions: unknown; jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }> }

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const workflow: Workflow = parse(text)
  const jobs = Object.values(workflow.jobs)

  it('has read access to the code only, or starts another one, and a time limit', () => {
    const allowed = name === 'scheduled.yml' ? { actions: 'write' } : { contents: 'read' }
    expect(workflow.permissions).toEqual(allowed)
    for (const job of jobs) {
      expect(job).not.toHaveProperty('permissions')
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30)
    }
  })

  it('pins third-party actions to a commit and names the version', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(used.length > 0).toBe(name !== 'scheduled.yml')
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('puts no text from pull requests or issues into a command', () => {
    for (const { run = '' } of jobs.flatMap(({ steps }) => steps)) expect(run).not.toContain('${{')
  })
})

it('a publish gets every setting of .env, except those of the online studio', () => {
  const { jobs } = parse(readFileSync(join(FOLDER, 'publish.yml'), 'utf8'))
  const { env } = jobs.publish.steps.find(({ id }: { id?: string }) => id === 'publish')
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_(?!STUDIO)\w+)=/gm)]
  for (const [, name = ''] of settings) expect(env[name]).toBe(`\${{ vars.${name} }}`)
  expect(settings.length).toBeGreaterThan(5)
})
