import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPublishing } from '../../../../tools/studio/page/publishDialog'

const review = {
  title: 'the project agency-site',
  lines: ['Edited in the console, will be replaced: article “One”\n  Title: “1” → “One”'],
  changes: 2,
  uncommitted: ['content/site.yaml'],
  message: 'Update site',
  mistakes: [],
  key: 'k',
}
const answers: Record<string, unknown> = {
  destinations: { project: 'agency-site' },
  publish: {},
  progress: { lines: ['Live at https://agency.example'], code: 0 },
}
let sent: Record<string, unknown>

beforeEach(() => {
  sent = {}
  answers.review = review
  document.body.replaceChildren()
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    const action = url.replace('/api/', '')
    sent[action] = JSON.parse(body)
    return Response.json(answers[action])
  })
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})

it('says that the studio is not running', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await showPublishing()
  within(screen.getByRole('dialog', { name: 'Publish' })).getByText(/^The studio is not running/)
})

it('says that the open form has changes that are not saved', async () => {
  await showPublishing()
  expect(screen.queryByText(/not saved/)).toBeNull()
  document.body.innerHTML = '<div class="css-1-BackStatusChanged">Unsaved Changes</div>'
  location.hash = '#/collections/data/entries/site'
  await showPublishing()
  screen.getByText(/^“Company” has changes that are not saved, so they are not published/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'The project agency-site' }))
  await screen.findByRole('button', { name: 'Publish the site and 2 changes' })
  screen.getByText(/has changes that are not saved/)
})

it('names the file of each mistake, and leads to its form if it has one', async () => {
  const mistakes = [
    { path: 'content/team/ada.md', message: 'name is empty.' },
    { path: 'content/film/captions.vtt', message: 'It has no captions.' },
    { path: '', message: 'content/legal/terms.md is missing.' },
  ]
  answers.review = { ...review, mistakes }
  await showPublishing()
  await userEvent.setup().click(screen.getByRole('button', { name: 'The project agency-site' }))
  const items = await screen.findAllByRole('listitem')
  const texts = mistakes.map(({ path, message }) => (path ? `${path}: ${message}` : message))
  expect(items.map(({ textContent }) => textContent).slice(-3)).toEqual(texts)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/collections/team/entries/ada',
  ])
})

it('shows what will be replaced, and publishes exactly that', async () => {
  const user = userEvent.setup()
  await showPublishing()
  await user.click(screen.getByRole('button', { name: 'The project agency-site' }))
  expect(await screen.findByText(/^Edited in the console, will be replaced: article “One”/)).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'Commit message' }), ' texts')
  await user.click(screen.getByRole('button', { name: 'Publish the site and 2 changes' }))
  expect(await screen.findByText('Live at https://agency.example')).toBeDefined()
  expect(sent.publish).toEqual({ to: 'project', key: 'k', message: 'Update site texts' })
})
