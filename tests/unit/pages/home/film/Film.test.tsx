import { homeTexts } from 'virtual:content/homeTexts'
import { filmWords } from 'virtual:words/film'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Film, filmSource } from '@/pages/home/film/Film'
import { FilmEmbed } from '@/pages/home/film/FilmEmbed'
import { render } from '../../../../render'

if (!filmSource) throw new Error('The sample has a film')
const source = filmSource

const playButton = () => screen.getByRole('button', { name: `${filmWords.play} ${homeTexts.film.note}` })
const status = () => screen.getByRole('status').textContent
const player = () => screen.findByLabelText<HTMLVideoElement>(homeTexts.film.title)

async function play() {
  const { user } = render(
    <>
      <Film source={source} />
      <input aria-label="elsewhere" />
    </>,
  )
  await user.click(playButton())
  return { user, video: await player() }
}

const lastSource = (video: Element) => [...video.querySelectorAll('source')].at(-1) ?? expect.fail()

test.each([
  ['its end', (video: HTMLElement) => fireEvent.ended(video), ''],
  ['a missing file', (video: HTMLElement) => fireEvent.error(lastSource(video)), filmWords.failure],
])('%s gives the poster back, with the focus on the button', async (_, leave, text) => {
  const { video } = await play()
  expect(video).toMatchObject({ muted: true, controls: true })
  expect(video.querySelector('track')?.default).toBe(true)
  leave(video)
  expect(document.activeElement).toBe(playButton())
  expect(status()).toBe(text)
  expect(screen.queryByLabelText(homeTexts.film.title)).toBeNull()
})

test('its end does not move the focus of a visitor who has moved on', async () => {
  const { user, video } = await play()
  const elsewhere = screen.getByLabelText('elsewhere')
  await user.click(elsewhere)
  fireEvent.ended(video)
  expect(playButton()).toBeTruthy()
  expect(document.activeElement).toBe(elsewhere)
})

test('a film without a poster shows the mark and the title', () => {
  const { container, rerender } = render(<Film source={source} />)
  expect(screen.queryByText(homeTexts.film.title)).toBeNull()
  rerender(<Film source={{ ...source, poster: null }} />)
  expect(screen.getByText(homeTexts.film.title).querySelector('svg')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

test('a missing player keeps the poster and says so, and the button tries again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const importPlayer = vi.fn().mockRejectedValueOnce(new Error('gone'))
  importPlayer.mockResolvedValueOnce(() => <p>the player</p>)
  const { user } = render(<Film source={{ ...source, importPlayer }} />)
  await user.click(playButton())
  await waitFor(() => expect(status()).toBe(filmWords.failure))
  expect(report).toHaveBeenCalledOnce()
  await user.click(playButton())
  expect(await screen.findByText('the player')).toBeTruthy()
  expect(status()).toBe('')
})

test("an owner's film plays in a sandboxed iframe and can be closed", async () => {
  const close = vi.fn()
  const address = 'https://player.vimeo.com/video/1?dnt=1'
  const { user } = render(<FilmEmbed onEnd={close} address={address} />)
  const frame = screen.getByTitle(homeTexts.film.title)
  expect(frame.getAttribute('src')).toBe(address)
  expect(frame.hasAttribute('sandbox')).toBe(true)
  await user.click(screen.getByRole('button', { name: filmWords.close }))
  expect(close).toHaveBeenCalledOnce()
})
