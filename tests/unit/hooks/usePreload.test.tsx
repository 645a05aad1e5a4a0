import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageLink } from '@/components/PageLink'
import { PreloadContext } from '@/hooks/usePreload'
import { render } from '../../render'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

function setConnection(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
}

async function pointAtLink() {
  const preload = vi.fn(async () => {})
  const { user } = render(
    <PreloadContext value={preload}>
      <PageLink to="/services">Services</PageLink>
    </PreloadContext>,
  )
  await user.hover(screen.getByRole('link', { name: 'Services' }))
  return preload
}

test('a link that is pointed at fetches its page, in browsers that say nothing of saving', async () => {
  expect(await pointAtLink()).toHaveBeenCalledWith('/services')
})

test('also where nobody saves data', async () => {
  setConnection(false)
  expect(await pointAtLink()).toHaveBeenCalledWith('/services')
})

test('nothing is fetched ahead for those who save data', async () => {
  setConnection(true)
  expect(await pointAtLink()).not.toHaveBeenCalled()
})
