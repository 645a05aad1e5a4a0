import { plans } from 'virtual:content/plans'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bagMessages } from '@/content/bagMessages'
import { addToMessage, askAbout, contactForm } from '@/content/forms'
import * as orders from '@/data/orders'
import { ContactForm } from '@/pages/contact/ContactForm'
import { fill, render } from '../../../render'
import { member, SiteOfBag, signedAs } from '../../layout/renderLayout'

const [first, second] = plans
if (!first || !second) throw new Error('The test needs two plans')
const names = `${first.title} and ${second.title}`

const message = () => screen.getByLabelText<HTMLTextAreaElement>(contactForm.message)

it('the bag leads to a message that names its plans, and never replaces a draft', async () => {
  const stored = [second, first].map(({ id, title }) => ({ id, plan: title, dateOfOrder: 1 }))
  vi.spyOn(orders, 'listOrders').mockResolvedValue(stored)
  const bag = render(<SiteOfBag auth={signedAs(member)} />)
  await bag.user.click(screen.getByRole('button', { name: 'Open' }))
  const link = await screen.findByRole('link', { name: bagMessages.ask })
  const path = link.getAttribute('href') ?? ''
  bag.unmount()

  const form = render(<ContactForm />, { path })
  expect(message().value).toBe(askAbout(names))
  await fill(form.user, screen.getByLabelText(contactForm.name), 'Asha')
  form.unmount()
  // An untouched prefill is not a draft.
  const other = render(<ContactForm />)
  expect(message().value).toBe('')
  await other.user.type(message(), 'We have met in June.')
  other.unmount()

  const { user } = render(<ContactForm />, { path })
  expect(message().value).toBe('We have met in June.')
  await user.click(screen.getByRole('button', { name: addToMessage(names) }))
  expect(message().value).toBe(`We have met in June.\n\n${askAbout(names)}`)
})
