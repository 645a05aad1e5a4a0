import { expect, it, onTestFinished, vi } from 'vitest'
import { env } from '@/env'
import { reportProblem, reportRecovered, startReporting } from '@/lib/report'

const stubBeacon = () => {
  const send = vi.fn((_url: string, _body: Blob) => true)
  vi.stubGlobal('navigator', { sendBeacon: send })
  return send
}

function giveAddress() {
  const { reportUrl } = env
  onTestFinished(() => void Object.assign(env, { reportUrl }))
  Object.assign(env, { reportUrl: 'https://reports.example/in' })
}

it('a problem is reported to the address of the owner, if there is one, without the query of the page', async () => {
  const send = stubBeacon()
  history.replaceState(null, '', '/unsubscribe?email=asha@example.com')
  reportProblem(new Error('Unreported'))
  giveAddress()
  reportProblem(new Error('No data'))
  const [[address, body] = expect.fail(), ...others] = send.mock.calls
  expect([address, others]).toEqual(['https://reports.example/in', []])
  expect(JSON.parse(await body.text())).toMatchObject({ message: 'No data', page: '/unsubscribe' })
})

it.each([
  ['a changed page', () => new Error('Minified React error #418'), ['warn']],
  [
    'an error of the page',
    () => new Error('Minified React error #520', { cause: new Error('No plan') }),
    ['error'],
  ],
  ['a skipped animation', () => new DOMException('Transition was skipped', 'AbortError'), []],
])('after %s, the console says what it was', (_, create, expected) => {
  const told: string[] = []
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => void told.push(level))
  reportRecovered(create())
  expect(told).toEqual(expected)
})

it('uncaught errors are reported before the code of the measurements has loaded', async () => {
  const send = stubBeacon()
  giveAddress()
  const started = startReporting()
  dispatchEvent(new ErrorEvent('error', { error: new Error('No plan') }))
  const [, body] = send.mock.calls[0] ?? expect.fail()
  expect(JSON.parse(await body.text())).toMatchObject({ message: 'No plan' })
  await started
})
