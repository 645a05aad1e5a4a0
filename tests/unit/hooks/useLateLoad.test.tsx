import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Load } from '@/data/loads'
import { AnswersContext, createAnswers } from '@/hooks/answers'
import { SnapshotContext } from '@/hooks/SnapshotContext'
import { useLateLoad } from '@/hooks/useLateLoad'
import { render } from '../../render'

const names = (): Load<string[]> => ({
  key: 'names',
  load: vi.fn(async () => ({ ok: true as const, value: ['Ravi'] })),
})

function List({ load, wanted }: { load: Load<string[]>; wanted: boolean }) {
  const { value, failed } = useLateLoad(load, wanted)
  return <p>{failed ? 'Failed' : (value?.join(', ') ?? 'Nothing')}</p>
}

function renderList(load: Load<string[]>, wanted: boolean, snapshot: Record<string, unknown> = {}) {
  const answers = createAnswers()
  const list = (isWanted: boolean) => (
    <AnswersContext value={answers}>
      <SnapshotContext value={snapshot}>
        <List load={load} wanted={isWanted} />
      </SnapshotContext>
    </AnswersContext>
  )
  const { rerender } = render(list(wanted))
  return { want: () => rerender(list(true)) }
}

test('what is not there yet is asked for once it is wanted', async () => {
  const load = names()
  const { want } = renderList(load, false)
  expect(screen.getByText('Nothing')).toBeTruthy()
  expect(load.load).not.toHaveBeenCalled()
  want()
  expect(await screen.findByText('Ravi')).toBeTruthy()
})

test('what the build already knew is never asked for', async () => {
  const load = names()
  const { want } = renderList(load, true, { names: ['Asha'] })
  want()
  expect(screen.getByText('Asha')).toBeTruthy()
  expect(load.load).not.toHaveBeenCalled()
})

test('a failure says so', async () => {
  const refusing = vi.fn(async () => ({ ok: false as const, value: [], error: new Error('refused') }))
  renderList({ key: 'names', load: refusing }, true)
  expect(await screen.findByText('Failed')).toBeTruthy()
})
