import { newsletterWords } from 'virtual:words/newsletter'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Newsletter } from '@/layout/Newsletter'
import { UnsubscribeForm } from '@/pages/unsubscribe/UnsubscribePage'
import { describing, fill, render } from '../../render'
import { offline, stubWrites } from '../../stubFirestore'

vi.mock('virtual:content/newsletterLists', () => ({
  newsletterLists: [
    { id: 'tips', label: 'Tips' },
    { id: 'dates', label: 'Filing dates' },
  ],
}))

let writes: ReturnType<typeof stubWrites>
beforeEach(() => {
  writes = stubWrites()
})

const email = () => screen.getByRole('textbox', { name: newsletterWords.email })
const list = (name: string) => screen.getByRole('checkbox', { name })
const subscribe = () => screen.getByRole('button', { name: newsletterWords.subscribe })
const stored = (...ids: string[]) => ({
  lists: { arrayValue: { values: ids.map((stringValue) => ({ stringValue })) } },
})

test('a visitor chooses one or more lists, and none is an error', async () => {
  const { user } = render(<Newsletter />)
  await fill(user, email(), 'asha@example.com')
  await user.click(subscribe())
  const group = screen.getByRole('group', { name: newsletterWords.lists })
  expect(within(group).getByRole('alert').textContent).toBe(newsletterWords.listMissing)
  expect(describing(group)).toBe(newsletterWords.listMissing)
  expect(writes).not.toHaveBeenCalled()

  await user.click(list('Tips'))
  expect(within(group).getByRole('alert').textContent).toBe('')
  await user.click(list('Filing dates'))
  await user.click(subscribe())
  await screen.findByText(newsletterWords.success)
  expect(writes.mock.calls[0]?.[1]).toEqual(stored('tips', 'dates'))
})

test('another choice after a failure is a new attempt, and the same one is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writes.mockImplementation(offline)
  const { user } = render(<Newsletter />)
  await fill(user, email(), 'ravi@example.com')
  const attempt = async (time: number) => {
    await user.click(subscribe())
    await waitFor(() => expect(writes).toHaveBeenCalledTimes(time))
    await waitFor(() => expect(subscribe()).toBeTruthy())
  }
  await user.click(list('Tips'))
  await attempt(1)
  await attempt(2)
  await user.click(list('Tips'))
  await user.click(list('Filing dates'))
  await attempt(3)
  const [first, repeated, other] = writes.mock.calls.map(([path]) => path)
  expect(repeated).toBe(first)
  expect(other).not.toBe(first)
  expect(writes.mock.calls[2]?.[1]).toEqual(stored('dates'))
})

test('the page that unsubscribes asks for no list', () => {
  render(<UnsubscribeForm />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
