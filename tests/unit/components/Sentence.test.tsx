import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sentence } from '@/components/Sentence'

type Values = { date: string; name: string }

it.each([
  [({ date }: Values) => `${date} is the day`, '[date] is the day'],
  [({ date }: Values) => `Changed: ${date}`, 'Changed: [date]'],
  [({ date }: Values) => date, '[date]'],
  [({ date, name }: Values) => `${date}${name}`, '[date][name]'],
  [({ date, name }: Values) => `${name}, ${date}, ${name}, ${date}`, '[name], [date], [name], [date]'],
])('a word shows each of its parts once, wherever its values are: %#', (of, shown) => {
  const paragraph = (
    <p>
      <Sentence of={of} links={{ date: <b>[date]</b>, name: <i>[name]</i> }} />
    </p>
  )
  const { container, rerender } = render(paragraph)
  rerender(paragraph)
  expect(container.textContent).toBe(shown)
})
