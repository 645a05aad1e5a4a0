import { execa } from 'execa'
import { expect, it } from 'vitest'

it('a command that does not exist fails, and names those that do', async () => {
  const { exitCode, stderr } = await execa(process.execPath, ['scripts/bootstrap.mjs', 'content:chek'], {
    reject: false,
  })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^There is no command content:chek\. Commands: start, .*content:check/)
})
