import { describe, expect, it } from 'vitest'
import {
  findProcess,
  isAlive,
  listProcesses,
  parsePsLine,
  withDescendants,
} from '../../../../scripts/setup/processTable.mjs'

const entry = (pid: number, parent: number) => ({ pid, parent, group: pid, started: 'then', command: '' })

describe('the table of processes', () => {
  it('holds this very process, with its parent', () => {
    const own = listProcesses().find(({ pid }) => pid === process.pid)
    expect(own).toMatchObject({ pid: process.pid, parent: process.ppid })
    expect(own?.command).not.toBe('')
  })

  it('knows whether a process is still the same one', () => {
    const started = findProcess(process.pid)?.started ?? ''
    expect(isAlive({ pid: process.pid, started })).toBe(true)
    expect(isAlive({ pid: process.pid, started: 'another time' })).toBe(false)
  })

  it('finds children and grandchildren, whatever their order, and nobody else', () => {
    const all = [entry(30, 20), entry(20, 10), entry(10, 1), entry(40, 1)]
    expect(
      withDescendants(all, ({ pid }) => pid === 10)
        .map(({ pid }) => pid)
        .sort(),
    ).toEqual([10, 20, 30])
  })

  it('reads what ps prints where there is no /proc', () => {
    expect(parsePsLine('  501   1   501 Ss   Fri Nov 21 02:33:00 2026 node  server.js --port 1')).toEqual({
      pid: 501,
      parent: 1,
      group: 501,
      started: 'Fri Nov 21 02:33:00 2026',
      command: 'node  server.js --port 1',
    })
    expect(parsePsLine('  502   1   501 Z   Fri Nov 21 02:33:00 2026 (node)')).toBeNull()
    expect(parsePsLine('')).toBeNull()
  })
})
