import { plans } from 'virtual:content/plans'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bagMessages } from '@/content/bagMessages'
import { addToMessage, askAbout, contactForm } from '@/content/forms'
import * as orders from '@/data/orders'
import { ContactForm } from '@/pages/contact/ContactForm'
import { contactAboutPlans } from '@/paths'
import { fill, render } from '../../../render'
import { member, SiteOfBag, signedAs } from '../../layout/renderLayout'

const [first, second] = plans
if (!first || !second) throw new Error('The test needs two plans')
const names = `${first.title} and ${second.title}`

const message = () => screen.getByLabelText<HTMLTextAreaElement>(contactForm.message)

const path = contactAboutPlans([second.id, first.id])

it('the bag links to a message about its plans', async () => {
  const stored = [second, first].map(({ id, title }) => ({ id, plan: title, dateOfOrder: 1 }))
  vi.spyOn(orders, 'listOrders').mockResolvedValue(stored)
  const { user } = render(<SiteOfBag auth={signedAs(member)} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('link', { name: bagMessages.ask })).getAttribute('href')).toBe(path)
})

it('the message names the plans, and never replaces a draft', async () => {
  const form = render(<ContactForm />, { path })
  expect(message().value).toBe(askAbout(names))
  await fill(form.user, screen.getByLabelText(contactForm.name), 'Asha')
  form.unmount()
  // An untouched prefill is not a draft.
  const other = render(<ContactForm />)
  expect(message().value).toBe('')
  await fill(other.user, message(), 'We have met in June.')
  other.unmount()

  const { user } = render(<ContactForm />, { path })
  expect(message().value).toBe('We have met in June.')
  await user.click(screen.getByText(addToMessage(names)))
  expect(message().value).toBe(`We have met in June.\n\n${askAbout(names)}`)
})
