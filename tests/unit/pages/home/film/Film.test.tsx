import { homeTexts } from 'virtual:content/homeTexts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { filmLabels } from '@/content/labels'
import { Film } from '@/pages/home/film/Film'
import { FilmEmbed } from '@/pages/home/film/FilmEmbed'
import { filmSource } from '@/pages/home/film/filmSource'
import { render } from '../../../../render'

if (!filmSource) throw new Error('The sample has a film')
const source = filmSource

const playButton = () => screen.getByRole('button', { name: `${filmLabels.play} ${homeTexts.film.note}` })
const statusText = () => screen.getByRole('status').textContent
const player = () => screen.findByLabelText<HTMLVideoElement>(homeTexts.film.title)

describe('before the press', () => {
  test('shows the poster and a button, and loads no part of the film', () => {
    const importPlayer = vi.fn()
    const { container } = render(<Film source={{ ...source, importPlayer }} />)

    expect(playButton()).toBeTruthy()
    expect(importPlayer).not.toHaveBeenCalled()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/film/poster.svg')
    expect(container.querySelector('img')?.hasAttribute('loading')).toBe(false)
    expect(container.querySelectorAll('video, iframe, track, source:not(picture > source)')).toHaveLength(0)
  })

  test('the prerendered page has both, without a style attribute', () => {
    const html = renderToString(<Film source={source} />)

    expect(html).toContain('poster.svg')
    expect(html).toContain(filmLabels.play)
    expect(html).not.toMatch(/ style=|<video|intro\./)
  })
})

describe('after the press', () => {
  test('the film plays silently with its captions, and has the focus', async () => {
    const { user, container } = render(<Film source={source} />)
    await user.click(playButton())

    const video = await player()
    expect(document.activeElement).toBe(video)
    expect(video.muted).toBe(true)
    expect(video.autoplay).toBe(true)
    expect(video.controls).toBe(true)
    expect(video.hasAttribute('playsinline')).toBe(true)
    expect(video.querySelector('track')?.default).toBe(true)
    expect(container.querySelector('img')).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['Escape', (video: HTMLElement) => fireEvent.keyDown(video, { key: 'Escape' })],
    ['its end', (video: HTMLElement) => fireEvent.ended(video)],
  ])('%s gives the poster back, with the focus on the button', async (_, leave) => {
    const { user } = render(<Film source={source} />)
    await user.click(playButton())
    leave(await player())

    expect(document.activeElement).toBe(playButton())
    await waitFor(() => expect(screen.queryByLabelText(homeTexts.film.title)).toBeNull())
  })

  test('its end does not move the focus of a visitor who has moved on', async () => {
    const { user } = render(
      <>
        <Film source={source} />
        <input aria-label="elsewhere" />
      </>,
    )
    await user.click(playButton())
    const video = await player()
    await user.click(screen.getByLabelText('elsewhere'))
    fireEvent.ended(video)

    expect(playButton()).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
  })
})

describe('when it cannot be loaded', () => {
  test('a missing player keeps the poster and says so, and the button tries again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const importPlayer = vi.fn().mockRejectedValueOnce(new Error('gone'))
    importPlayer.mockResolvedValueOnce(() => <p>the player</p>)
    const { user } = render(<Film source={{ ...source, importPlayer }} />)
    await user.click(playButton())

    await waitFor(() => expect(statusText()).toBe(filmLabels.failure))
    expect(report).toHaveBeenCalledOnce()

    await user.click(playButton())
    expect(await screen.findByText('the player')).toBeTruthy()
    expect(statusText()).toBe('')
  })

  test('a missing film shows the poster and an error', async () => {
    const { user } = render(<Film source={source} />)
    await user.click(playButton())
    const video = await player()
    fireEvent.error(video.querySelectorAll('source')[1] as Element)

    expect(document.activeElement).toBe(playButton())
    expect(statusText()).toBe(filmLabels.failure)
  })
})

describe("an owner's film", () => {
  test('plays in an iframe and can be closed', async () => {
    const putAway = vi.fn()
    const { user } = render(
      <FilmEmbed isOpen onEnd={putAway} address="https://player.vimeo.com/video/1?dnt=1" />,
    )

    const frame = screen.getByTitle(homeTexts.film.title)
    expect(frame.getAttribute('src')).toBe('https://player.vimeo.com/video/1?dnt=1')
    expect(frame.hasAttribute('sandbox')).toBe(true)
    await user.click(screen.getByRole('button', { name: filmLabels.close }))
    expect(putAway).toHaveBeenCalledOnce()
  })
})
