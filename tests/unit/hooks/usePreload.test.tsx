import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageLink } from '@/components/PageLink'
import { PreloadContext } from '@/hooks/usePreload'
import { render } from '../../render'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it.each([
  ['if the browser does not say whether to save data', undefined, 1],
  ['if the visitor does not save data', { saveData: false }, 1],
  ['unless the visitor saves data', { saveData: true }, 0],
])('hovering over a link preloads its page %s', async (_, connection, requests) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const preload = vi.fn(async () => {})
  const { user } = render(
    <PreloadContext value={preload}>
      <PageLink to="/services">Services</PageLink>
    </PreloadContext>,
  )
  await user.hover(screen.getByRole('link', { name: 'Services' }))
  await new Promise((done) => setTimeout(done))
  expect(preload.mock.calls).toEqual(Array(requests).fill(['/services']))
})
