import { describe, expect, it } from 'vitest'
import {
  identify,
  isAlive,
  listProcesses,
  parsePs,
  withDescendants,
} from '../../../../scripts/processes/processTable'

const entry = (pid: number, parent: number) => ({ pid, parent, started: 'then', command: '' })

describe('the process table', () => {
  it('lists this process with its parent', () => {
    const own = listProcesses().find(({ pid }) => pid === process.pid)
    expect(own).toMatchObject({ pid: process.pid, parent: process.ppid })
    expect(own?.command).not.toBe('')
  })

  it('distinguishes two processes with the same pid', () => {
    expect(isAlive(identify(process.pid))).toBe(true)
    expect(isAlive({ pid: process.pid, started: 'another time' })).toBe(false)
  })

  it('finds children and grandchildren in any order', () => {
    const all = [entry(30, 20), entry(20, 10), entry(10, 1), entry(40, 1)]
    const found = withDescendants(all, ({ pid }) => pid === 10)
    expect(found.map(({ pid }) => pid).sort()).toEqual([10, 20, 30])
  })

  it('parses the output of ps and leaves out zombies', () => {
    const output = `  501   1 Ss   Fri Nov 21 02:33:00 2026 node  server.js --port 1
  502   1 Z    Fri Nov 21 02:33:00 2026 (node)
`
    const command = 'node  server.js --port 1'
    expect(parsePs(output)).toEqual([{ pid: 501, parent: 1, started: 'Fri Nov 21 02:33:00 2026', command }])
  })
})
