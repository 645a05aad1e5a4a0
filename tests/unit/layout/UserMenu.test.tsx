import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '@/data/orders'
import * as chunks from '@/lib/loadChunk'
import { storeOnLeaving } from '@/lib/resume'
import { member, unknown } from '../../render'
import { renderLayout } from './renderLayout'

beforeEach(() => void vi.spyOn(orders, 'listOrders').mockResolvedValue([]))

const button = () => screen.getByRole('button', { name: frameWords.userMenu })
const menu = () => within(screen.getByRole('banner'))
const logout = () => menu().getByRole('button', { name: navigationWords.logout })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'

async function open(path = '/') {
  const rendered = renderLayout(member, path)
  await rendered.user.click(button())
  await screen.findByText('asha@example.com')
  return rendered
}

test('its button is the same element before and after the provider has answered', async () => {
  const { answer, user } = renderLayout(unknown)
  const early = button()
  await user.click(early)
  answer(member)
  expect(button()).toBe(early)
  expect(isOpen()).toBe(true)
  expect(await screen.findByText('asha@example.com')).toBeTruthy()
})

test('a user whom the provider has not confirmed yet can sign out, in the same place as later', async () => {
  const { answer, user } = renderLayout(unknown)
  await user.click(button())
  const early = await menu().findByRole('button', { name: navigationWords.logout })
  answer(member)
  expect(await screen.findByText('asha@example.com')).toBeTruthy()
  expect(logout()).toBe(early)
})

test('its button opens it at the next press after its code could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail = () => {}
  const loading = new Promise<never>((_, reject) => (fail = () => reject(new chunks.ChunkLoadError('error'))))
  vi.spyOn(chunks, 'loadChunk').mockReturnValueOnce(loading)
  const { user } = renderLayout(member)
  await user.click(button())
  fail()
  await waitFor(() => expect(isOpen()).toBe(false))
  await user.click(button())
  expect(await screen.findByText('asha@example.com')).toBeTruthy()
})

test('a reload for its code opens it again, and the next reload does not', async () => {
  const { user } = renderLayout(unknown)
  await user.click(button())
  storeOnLeaving()
  dispatchEvent(new Event('pagehide'))
  cleanup()
  renderLayout(member)
  expect(isOpen()).toBe(true)
  cleanup()
  renderLayout(member)
  await screen.findByText('asha@example.com')
  expect(isOpen()).toBe(false)
})

test('Escape closes it and returns the focus, and so do a click outside and a focus that leaves', async () => {
  const { user } = await open()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())

  await user.click(button())
  await user.click(screen.getByRole('heading', { name: 'Home page' }))
  expect(isOpen()).toBe(false)

  await user.click(button())
  act(() => logout().focus())
  await user.tab()
  expect(isOpen()).toBe(false)
})

test('a link to the current page closes it and returns the focus', async () => {
  const { user } = await open('/services')
  const link = menu().getAllByRole('link', { name: navigationWords.services })[1]
  act(() => link?.focus())
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})
