import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPublishing } from '../../../../tools/studio/page/publishDialog'

const answers: Record<string, unknown> = {
  destinations: { project: 'agency-site' },
  plan: {
    title: 'the project agency-site',
    lines: ['Changed article “One”: Title'],
    changes: 1,
    edits: [
      { file: 'content/team/a.md', text: 'Edited “A”', isFileChanged: false },
      { file: 'content/team/b.md', text: 'Edited “B”, and its file was changed, too', isFileChanged: true },
    ],
    created: [],
    uncommitted: ['content/site.yaml'],
    message: 'Update site',
    mistakes: [],
    key: 'k',
  },
  publish: {},
  progress: { lines: ['Live at https://agency.example'], code: 0 },
}
let sent: Record<string, unknown>

beforeEach(() => {
  sent = {}
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    const action = url.replace('/api/', '')
    sent[action] = JSON.parse(body)
    return Response.json(answers[action])
  })
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})

it('publishes when a version of each document edited in the console is chosen', async () => {
  const user = userEvent.setup()
  await showPublishing()
  await user.click(screen.getByRole('button', { name: 'The project agency-site' }))
  const publish = await screen.findByRole('button', { name: 'Publish the site and 3 changes' })
  expect(publish).toHaveProperty('disabled', true)
  const both = screen.getByRole('group', { name: /“B”/ })
  await user.click(within(both).getByRole('radio', { name: 'Replace it with the file' }))
  await user.type(screen.getByRole('textbox', { name: 'Commit message' }), ' texts')
  await user.click(publish)
  expect(await screen.findByText('Live at https://agency.example')).toBeDefined()
  expect(sent.publish).toEqual({
    to: 'project',
    key: 'k',
    message: 'Update site texts',
    take: ['content/team/a.md'],
    overwrite: ['content/team/b.md'],
  })
})
