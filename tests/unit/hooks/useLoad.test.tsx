import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Load } from '@/data/loads'
import { render } from '../../render'

type Names = string[]

/** The first act is remembered for the whole page, so each test opens a page of its own. */
async function openPage() {
  vi.resetModules()
  SnapshotContext = (await import('@/hooks/SnapshotContext')).SnapshotContext
  const answers = await import('@/hooks/answers')
  AnswersContext = answers.AnswersContext
  createAnswers = answers.createAnswers
  return (await import('@/hooks/useLoad')).useLoad
}

let SnapshotContext: typeof import('@/hooks/SnapshotContext')['SnapshotContext']
let AnswersContext: typeof import('@/hooks/answers')['AnswersContext']
let createAnswers: typeof import('@/hooks/answers')['createAnswers']
let useLoad: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  useLoad = await openPage()
})

function List({ load }: { load: Load<Names> }) {
  const names = useLoad(load)
  if (names.status === 'loading') return <p>Loading</p>
  if (names.status === 'failed')
    return (
      <button type="button" onClick={names.retry}>
        Retry
      </button>
    )
  return <p>Names: {names.value.join(', ')}</p>
}

function renderLists(
  load: Load<Names>,
  { lists = 1, snapshot = {} }: { lists?: number; snapshot?: Record<string, unknown> } = {},
) {
  const keys = Array.from({ length: lists }, (_, index) => index)
  return render(
    <AnswersContext value={createAnswers()}>
      <SnapshotContext value={snapshot}>
        {keys.map((key) => (
          <List key={key} load={load} />
        ))}
      </SnapshotContext>
    </AnswersContext>,
  )
}

const answering = (names: Names) => vi.fn(async () => ({ ok: true as const, value: names }))
const refusing = () =>
  vi.fn(async () => ({ ok: false as const, value: [] as Names, error: new Error('refused') }))

describe('loading a list', () => {
  it('is one request for two that ask at the same time', async () => {
    const load = answering(['Asha'])
    renderLists({ key: 'names', load }, { lists: 2 })
    expect(await screen.findAllByText('Names: Asha')).toHaveLength(2)
    expect(load).toHaveBeenCalledOnce()
  })

  it('ends with a way to try again when it fails', async () => {
    const load = refusing()
    const { user } = renderLists({ key: 'names', load })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    load.mockImplementation(answering(['Asha']) as never)
    await user.click(retry)
    expect(await screen.findByText('Names: Asha')).toBeTruthy()
  })

  it('shows the snapshot and asks for nothing until the visitor acts', async () => {
    const load = answering(['Asha', 'Ravi'])
    renderLists({ key: 'names', load }, { snapshot: { names: ['Asha'] } })
    expect(screen.getByText('Names: Asha')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()

    act(() => void dispatchEvent(new Event('scroll')))
    expect(await screen.findByText('Names: Asha, Ravi')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps the snapshot when refreshing it fails', async () => {
    const load = refusing()
    renderLists({ key: 'names', load }, { snapshot: { names: ['Asha'] } })
    act(() => void dispatchEvent(new Event('keydown')))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(screen.getByText('Names: Asha')).toBeTruthy()
  })
})
