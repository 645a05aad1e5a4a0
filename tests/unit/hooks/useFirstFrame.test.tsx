import { screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFirstFrame } from '@/hooks/useFirstFrame'
import { render } from '../../render'

function List({ content }: { content: string }) {
  const list = useRef<HTMLUListElement>(null)
  useFirstFrame(list, content)
  return <ul ref={list} />
}

const isMarked = () => 'firstFrame' in screen.getByRole('list').dataset

test('a list is marked from each change until it has been painted', async () => {
  const { rerender } = render(<List content="a" />)
  expect(isMarked()).toBe(false)
  for (const content of ['b', 'c']) {
    rerender(<List content={content} />)
    expect(isMarked()).toBe(true)
    await waitFor(() => expect(isMarked()).toBe(false))
  }
})
