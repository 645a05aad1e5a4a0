import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AuthContext } from '@/auth/AuthContext'
import { BagProvider, useBag } from '@/auth/BagContext'
import { Bag } from '@/layout/Bag'
import { render } from '../../render'

const { code, bring } = vi.hoisted(() => {
  let bring = () => {}
  const code = new Promise<void>((resolve) => {
    bring = resolve
  })
  return { code, bring: () => bring() }
})
vi.mock('@/auth/signedIn/BagDialog', async (original) => {
  await code
  return original()
})
vi.mock('@/data/orders')

function Opener() {
  const bag = useBag()
  return (
    <button type="button" onClick={bag.open}>
      Open
    </button>
  )
}

test('a bag opened before its code is there opens with its coming, and stays open', async () => {
  const { user } = render(
    <AuthContext
      value={{
        status: 'checking',
        check: () => {},
        signOut: async () => true,
      }}
    >
      <BagProvider>
        <Opener />
        <Bag />
      </BagProvider>
    </AuthContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  bring()
  // The chunk is imported for the first time here.
  const bag = await screen.findByRole('dialog', { name: 'My Bag' }, { timeout: 10_000 })
  expect(await within(bag).findByRole('link', { name: 'Checkout Our Services' })).toBeTruthy()
  expect(bag).toHaveProperty('open', true)
})
