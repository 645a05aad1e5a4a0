import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type SignedInFeatures, signedInFeatures } from '@/auth/signedInFeatures'
import { lazyModule } from '@/lib/lazyModule'
import { render } from '../../render'
import { SiteOfBag, signedAs, unknown } from './renderLayout'

test('a bag that is opened before its code has loaded opens when it arrives, and stays open', async () => {
  const code = await signedInFeatures.load()
  let arrive = (_: SignedInFeatures) => {}
  Object.assign(
    signedInFeatures,
    lazyModule(() => new Promise((resolve) => (arrive = resolve))),
  )
  const { user } = render(<SiteOfBag auth={signedAs(unknown)} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  arrive(code)
  const bag = await screen.findByRole('dialog', { name: 'My Bag' })
  expect(await within(bag).findByRole('link', { name: 'Checkout Our Services' })).toBeTruthy()
  expect(bag).toHaveProperty('open', true)
})
