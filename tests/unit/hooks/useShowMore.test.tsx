import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShowMore } from '@/components/ShowMore'
import { ITEMS_AT_ONCE, useShowMore } from '@/hooks/useShowMore'
import { render } from '../../render'

function List({ count }: { count: number }) {
  const items = Array.from({ length: count }, (_, index) => `Item ${index + 1}`)
  const { shown, list, showMore } = useShowMore(items)
  return (
    <>
      <ul ref={list}>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ShowMore shown={shown.length} all={count} onPress={showMore} />
    </>
  )
}

const shown = () => screen.getAllByRole('listitem').length

test('a long list is shown in steps until its end, and the focus goes to the first new item', async () => {
  const { user } = render(<List count={2 * ITEMS_AT_ONCE + 1} />)
  expect(shown()).toBe(ITEMS_AT_ONCE)
  expect(screen.getByText(`${ITEMS_AT_ONCE + 1} more`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(shown()).toBe(2 * ITEMS_AT_ONCE)
  expect(document.activeElement?.textContent).toBe(`Item ${ITEMS_AT_ONCE + 1}`)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(shown()).toBe(2 * ITEMS_AT_ONCE + 1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a short list is shown whole', () => {
  render(<List count={ITEMS_AT_ONCE} />)
  expect(shown()).toBe(ITEMS_AT_ONCE)
  expect(screen.queryByRole('button')).toBeNull()
})
