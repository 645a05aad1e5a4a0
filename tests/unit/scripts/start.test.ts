import { beforeEach, expect, it, vi } from 'vitest'
import * as backend from '../../../scripts/local/backend'
import { main } from '../../../scripts/start'

const listen = vi.fn()
vi.mock('vite', () => ({ createServer: async () => ({ listen }) }))

beforeEach(() => void listen.mockClear())

it('npm start prints no account of a site without accounts', async () => {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(backend, 'claimBackend').mockResolvedValue()
  const failed = Promise.reject(new Error('stopped'))
  vi.spyOn(backend, 'startBackend').mockResolvedValue({ failed, account: null })
  await expect(main()).rejects.toThrow('stopped')
  expect(print.mock.calls.flat().join()).toContain('Ready after')
  expect(print.mock.calls.flat().join()).not.toContain('Sample account')
})

it('npm start serves the site when its content is published: before that, a page would show empty lists', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(backend, 'claimBackend').mockResolvedValue()
  let publish = () => {}
  vi.spyOn(backend, 'startBackend').mockReturnValue(
    new Promise((resolve) => {
      publish = () => resolve({ failed: Promise.reject(new Error('stopped')), account: {} } as never)
    }),
  )
  const started = main()
  await vi.waitFor(() => expect(backend.startBackend).toHaveBeenCalled(), { timeout: 20_000 })
  // Long enough for a server that does not wait.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(listen).not.toHaveBeenCalled()
  publish()
  await expect(started).rejects.toThrow('stopped')
  expect(listen).toHaveBeenCalledOnce()
})
