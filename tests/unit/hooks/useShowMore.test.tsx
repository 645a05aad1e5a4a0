import { controlsWords } from 'virtual:words/controls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShowMore } from '@/components/ShowMore'
import { ITEMS_AT_ONCE as STEP, useShowMore } from '@/hooks/useShowMore'
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

test.each([
  [STEP, [STEP]],
  [2 * STEP + 1, [STEP, 2 * STEP, 2 * STEP + 1]],
])(
  'a list of %i items is shown in the steps %j, and the focus goes to the first new item',
  async (count, steps) => {
    const { user } = render(<List count={count} />)
    for (const [index, step] of steps.entries()) {
      if (index > 0) {
        await user.click(screen.getByRole('button', { name: controlsWords.loadMore }))
        expect(document.activeElement?.textContent).toBe(`Item ${(steps[index - 1] ?? 0) + 1}`)
      }
      expect(screen.getAllByRole('listitem')).toHaveLength(step)
    }
    expect(screen.queryByRole('button')).toBeNull()
  },
)
