import { expect, it } from 'vitest'
import { describeBusyPort } from '../../../../scripts/local/ports'

it('names the process that uses a port', () => {
  expect(describeBusyPort(8080, { pid: 4312, command: '/usr/bin/java -jar emulator.jar' })).toBe(
    'Port 8080 is in use by java (pid 4312). Stop it or set PORT_OFFSET=3000.',
  )
  expect(describeBusyPort(8080, null)).toMatch(/^Port 8080 is in use by another program/)
})
