import { act } from '@testing-library/react'
import { memo, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Auth, AuthContext } from '@/auth/AuthContext'
import { BagProvider, useBag } from '@/auth/BagContext'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'

const Below = () => <button type="button">Below</button>
const checking: Auth = { status: 'checking', check: () => {}, signOut: async () => true }

let change: { auth: (auth: Auth) => void; bag: () => void }

function Site({ sections }: { sections: ReturnType<typeof deferredSections> }) {
  const [auth, setAuth] = useState(checking)
  return (
    <AuthContext value={auth}>
      <BagProvider>
        <Changes onAuth={setAuth} />
        <Page sections={sections} />
      </BagProvider>
    </AuthContext>
  )
}

function Changes({ onAuth }: { onAuth: (auth: Auth) => void }) {
  change = { auth: onAuth, bag: useBag().open }
  return null
}

const Page = memo(({ sections }: { sections: ReturnType<typeof deferredSections> }) => (
  <DeferredHydration sections={sections} props={{}} />
))

let root: HTMLElement
let before: Element | null
let app: Root | undefined

beforeEach(async () => {
  const prerendered = deferredSections(async () => Below)
  await prerendered.load()
  root = document.createElement('div')
  root.innerHTML = renderToString(<Site sections={prerendered} />)
  document.body.append(root)
  before = root.querySelector('button')
  expect(before?.textContent).toBe('Below')
})

afterEach(() => act(async () => app?.unmount()))

async function hydrate(load: () => Promise<typeof Below>) {
  const failed = vi.fn()
  await act(async () => {
    app = hydrateRoot(root, <Site sections={deferredSections(load)} />, { onRecoverableError: failed })
  })
  return failed
}

describe('the prerendered HTML stays', () => {
  it('when the session or the bag changes', async () => {
    await hydrate(() => new Promise(() => {}))
    await act(async () => change.auth({ ...checking, status: 'out' }))
    expect(root.querySelector('button')).toBe(before)
    await act(async () => change.bag())
    expect(root.querySelector('button')).toBe(before)
  })

  it('until the visitor has interacted and the browser is idle, and is then hydrated', async () => {
    vi.useFakeTimers()
    const load = vi.fn(async () => Below)
    const failed = await hydrate(load)
    expect(load).not.toHaveBeenCalled()
    expect(root.querySelector('button')).toBe(before)

    await act(async () => void dispatchEvent(new Event('scroll')))
    expect(load).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(load).toHaveBeenCalledOnce()
    expect(root.querySelector('button')).toBe(before)
    expect(failed).not.toHaveBeenCalled()
  })
})

it('is downloaded together with the page that a visitor opens inside the app', () => {
  const load = vi.fn(async () => Below)
  document.documentElement.dataset.ready = ''
  deferredSections(load)
  delete document.documentElement.dataset.ready
  expect(load).toHaveBeenCalledOnce()
})
