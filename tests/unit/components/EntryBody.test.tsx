import { articleWords } from 'virtual:words/article'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EntryBody } from '@/components/EntryBody'
import { prepareInBrowser } from '@/data/sanitise'
import { OwnToasts, render } from '../../render'

const { html } = prepareInBrowser('<pre><code class="language-text">One\n  &lt;two&gt;\n</code></pre>')

const show = () =>
  render(
    <>
      <EntryBody html={html} />
      <OwnToasts />
    </>,
  )

it('a text that is meant to be copied has a button, which says that it is copied', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: articleWords.copy }))
  expect(await navigator.clipboard.readText()).toBe('One\n  <two>')
  expect(await screen.findByText(articleWords.textCopied)).toBeTruthy()
})

it('where a browser refuses the clipboard, the button says how to copy the text', async () => {
  const { user } = show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: articleWords.copy }))
  expect(await screen.findByText(articleWords.textNotCopied)).toBeTruthy()
})
