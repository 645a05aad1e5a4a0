import { act, screen } from '@testing-library/react'
import { type ReactElement, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterField } from '@/components/FilterField'
import { newVisitor } from '../../render'

const search = vi.fn<(text: string) => void>()

function Search({ initial = '' }) {
  const [text, setText] = useState(initial)
  const type = (typed: string) => {
    search(typed)
    setText(typed)
  }
  const field = { label: 'Search', placeholder: '', className: '', input: useRef<HTMLInputElement>(null) }
  return (
    <>
      <FilterField {...field} text={text} onType={type} onBlur={() => undefined} />
      <button type="button" onClick={() => setText('nearest')}>
        Nearest
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
let root: Root

/** Hydrates the field after a visitor has typed into it. Returns what is written into it. */
function open(content: ReactElement, typed: string) {
  document.body.innerHTML = `<div>${renderToString(content)}</div>`
  if (typed) field().value = typed
  const write = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  act(() => {
    root = hydrateRoot(document.body.firstElementChild ?? document.body, content)
  })
  return () => write.mock.calls.flat()
}

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

it('text typed before hydration is searched for, and not written again: the cursor would jump', () => {
  const written = open(<Search />, 'abc')
  expect(search).toHaveBeenLastCalledWith('abc')
  expect(field().value).toBe('abc')
  expect(written()).toEqual([])
})

it('the search of the address is written into the field, and so is one that is chosen', async () => {
  const written = open(<Search initial="gst" />, '')
  expect(field().value).toBe('gst')
  await newVisitor().click(screen.getByRole('button'))
  expect(field().value).toBe('nearest')
  expect(written()).toEqual(['gst', 'nearest'])
})
