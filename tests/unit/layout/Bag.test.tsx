import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as code from '@/auth/signedIn/BagDialog'
import * as chunks from '@/lib/loadChunk'
import { render } from '../../render'
import { SiteOfBag, signedAs, unknown } from './renderLayout'

test('a bag that is opened before its code has loaded says so, and opens when it arrives', async () => {
  let arrive = (_: unknown) => {}
  vi.spyOn(chunks, 'loadChunk').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { user } = render(<SiteOfBag auth={signedAs(unknown)} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('status').textContent).toBe('Please Wait ...')
  arrive(code)
  const bag = await screen.findByRole('dialog', { name: 'My Bag' })
  expect(await within(bag).findByRole('link', { name: 'Checkout Our Services' })).toBeTruthy()
  expect(bag).toHaveProperty('open', true)
})
