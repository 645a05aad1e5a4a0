import { controlsWords } from 'virtual:words/controls'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Carousel } from '@/components/carousel/Carousel'
import { render } from '../../render'

const WIDTH = 240

it.each([
  ['ltr', 1],
  ['rtl', -1],
])(
  'before its code has loaded, the buttons of a row that is written %s scroll it by a slide',
  async (direction, sign) => {
    document.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 1))
    const { user } = render(
      <Carousel label="Clients" layout="marks" interval={1000}>
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    )
    const scrolled: unknown[] = []
    screen.getByRole('group', { name: controlsWords.slides }).scrollBy = (options: unknown) =>
      void scrolled.push(options)
    for (const name of [controlsWords.nextIn, controlsWords.previousIn])
      await user.click(screen.getByRole('button', { name: name({ list: 'Clients' }) }))
    const by = (left: number) => expect.objectContaining({ left })
    expect(scrolled).toEqual([by(sign * WIDTH), by(-sign * WIDTH)])
  },
)
