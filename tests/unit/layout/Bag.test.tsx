import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuthContext } from '@/auth/AuthContext'
import { BagProvider, useBag } from '@/auth/BagContext'
import { type SignedInFeatures, signedInFeatures } from '@/auth/signedInFeatures'
import { Bag } from '@/layout/Bag'
import { lazyModule } from '@/lib/lazyModule'
import { render } from '../../render'
import { signedAs, unknown } from './renderLayout'

function Opener() {
  const bag = useBag()
  return (
    <button type="button" onClick={bag.open}>
      Open
    </button>
  )
}

test('a bag that is opened before its code has loaded opens when it arrives, and stays open', async () => {
  const code = await signedInFeatures.load()
  let arrive = (_: SignedInFeatures) => {}
  Object.assign(
    signedInFeatures,
    lazyModule(() => new Promise((resolve) => (arrive = resolve))),
  )
  const { user } = render(
    <AuthContext value={signedAs(unknown)}>
      <BagProvider>
        <Opener />
        <Bag />
      </BagProvider>
    </AuthContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  arrive(code)
  const bag = await screen.findByRole('dialog', { name: 'My Bag' })
  expect(await within(bag).findByRole('link', { name: 'Checkout Our Services' })).toBeTruthy()
  expect(bag).toHaveProperty('open', true)
})
