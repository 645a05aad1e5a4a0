import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countryLabel, listCountries } from '@/content/countries'
import { countrySelect } from '@/content/forms'
import { CountrySelect } from '@/pages/contact/CountrySelect'
import { findCountries } from '@/pages/contact/findCountries'
import { render } from '../../../render'

function Select() {
  const [region, setRegion] = useState('')
  return <CountrySelect region={region} onChange={setRegion} />
}

const input = () => screen.getByRole<HTMLInputElement>('combobox')

test('the list can be walked through, and Escape closes it and then clears the choice', async () => {
  const { user } = render(<Select />)
  const all = findCountries(listCountries(), '')
  const [, second] = all.map(countryLabel)
  await user.click(input())
  expect(screen.getAllByRole('option')).toHaveLength(all.length)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(input().value).toBe(second)
  await user.keyboard('{ArrowDown}{Escape}')
  expect(input().value).toBe(second)
  expect(screen.queryByRole('option')).toBeNull()
  await user.keyboard('{Escape}')
  expect(input().value).toBe('')
  await user.keyboard('Atlantis')
  expect(screen.getByRole('status').textContent).toBe(countrySelect.none)
})

test.each([
  ['is still in the field', true],
  ['has left the field', false],
])('a country typed before the app has loaded is taken if the visitor %s', async (_, stays) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(<Select />)
  document.body.append(holder)
  input().value = 'ind'
  if (stays) input().focus()
  const root = await act(async () => hydrateRoot(holder, <Select />))
  if (stays) {
    expect(input().value).toBe('ind')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    await userEvent.tab()
  }
  expect(input().value).toBe('India +91')
  await act(async () => root.unmount())
  holder.remove()
})
