import { contactForm } from 'virtual:content/contactForm'
import { contactWords } from 'virtual:words/contact'
import { fieldsWords } from 'virtual:words/fields'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as users from '@/data/users'
import { ContactForm } from '@/pages/contact/ContactForm'
import { describing, fill, member, memberUser, render } from '../../../render'
import { offline, stubWrites } from '../../../stubFirestore'

vi.mock('virtual:content/contactForm', () => ({
  contactForm: {
    requires: ['email'],
    confirmPhone: false,
    country: false,
    questions: [
      { id: 'visit', label: 'First visit?', kind: 'choice', choices: ['Yes', 'No'], required: true },
      { id: 'reason', label: 'Reason', kind: 'text', choices: [], required: true },
      { id: 'day', label: 'Day', kind: 'date', choices: [], required: false },
    ],
  },
}))

let writes: ReturnType<typeof stubWrites>
beforeEach(() => {
  writes = stubWrites()
})

const optional = (label: string) => `${label} ${fieldsWords.optional}`
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => screen.getByRole('button', { name: contactWords.submit })
const storedFields = () => writes.mock.calls[0]?.[1]

async function fillIn(user: ReturnType<typeof render>['user']) {
  await fill(user, field(contactWords.name), 'Asha')
  await fill(user, field(contactWords.email), 'asha@example.com')
  await fill(user, field(contactWords.message), 'One set.')
}

test('the form has what the owner asks, and stores the answers by id', async () => {
  const { user } = render(<ContactForm />)
  expect(screen.queryByLabelText(optional(contactWords.country))).toBeNull()
  expect(screen.queryByLabelText(contactWords.confirmPhone)).toBeNull()
  await fillIn(user)
  await user.click(send())
  expect(describing(field('First visit?'))).toBe(contactWords.answerMissing)
  expect(describing(field('Reason'))).toBe(contactWords.answerMissing)
  expect(describing(field(optional('Day')))).toBe('')

  await user.selectOptions(field('First visit?'), 'No')
  await fill(user, field('Reason'), '   ')
  await user.click(send())
  expect(describing(field('Reason'))).toBe(contactWords.answerMissing)
  await fill(user, field('Reason'), ' A check-up\u0000 ')
  await user.click(send())
  await screen.findByText(contactWords.sent)
  expect(storedFields()).toEqual({
    name: { stringValue: 'Asha' },
    email: { stringValue: 'asha@example.com' },
    phone: { stringValue: '' },
    msg: { stringValue: 'One set.' },
    answers: {
      mapValue: { fields: { visit: { stringValue: 'No' }, reason: { stringValue: 'A check-up' } } },
    },
  })
  expect(field('Reason').value).toBe('')
})

test('answers are kept in the draft, after a failure too, and an edited answer is a new message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writes.mockImplementation(offline)
  const first = render(<ContactForm />)
  await fillIn(first.user)
  await first.user.selectOptions(field('First visit?'), 'Yes')
  await fill(first.user, field('Reason'), 'Pain')
  await fill(first.user, field(optional('Day')), '2026-12-01')
  await first.user.click(send())
  await waitFor(() => expect(writes).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(send()).toBeTruthy())
  first.unmount()

  const { user } = render(<ContactForm />)
  expect(field('First visit?').value).toBe('Yes')
  expect(field('Reason').value).toBe('Pain')
  expect(field(optional('Day')).value).toBe('2026-12-01')
  await fill(user, field('Reason'), 'A check-up')
  await user.click(send())
  await waitFor(() => expect(writes).toHaveBeenCalledTimes(2))
  const [before, after] = writes.mock.calls.map(([path]) => path)
  expect(after).not.toBe(before)
})

test('without the second phone field, the number of an account is no draft', async () => {
  localStorage.setItem('member', memberUser.uid)
  const record = { name: 'Asha Menon', email: memberUser.email, phone: '98400 12345' }
  vi.spyOn(users, 'readUser').mockResolvedValue(record)
  render(<ContactForm />, { auth: member })
  const phone = field(optional(contactWords.phone))
  await waitFor(() => expect(phone.value).toBe(record.phone))
  await act(async () => {})
  expect(sessionStorage.getItem('contact-draft')).toBeNull()
})

test('a longer answer is neither cut nor sent', async () => {
  const { user } = render(<ContactForm />)
  await fillIn(user)
  await user.selectOptions(field('First visit?'), 'Yes')
  await fill(user, field('Reason'), 'x'.repeat(201))
  await user.click(send())
  expect(describing(field('Reason'))).toBe(contactWords.tooLong({ max: 200, count: 201 }))
  expect(writes).not.toHaveBeenCalled()
  expect(contactForm.questions).toHaveLength(3)
})
