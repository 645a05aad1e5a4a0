import type { Page } from '@playwright/test'
import { banner } from './page'

/** All lines of the name must be inside the bar, and end before whatever follows them. */
export function findClippedName(page: Page, name: string): Promise<string | null> {
  const link = banner(page).getByRole('link', { name }).first()
  return link.evaluate((element) => {
    const [text] = element.querySelectorAll(':scope > span > span')
    const place = element.parentElement?.getBoundingClientRect()
    const bar = element.closest('header')?.getBoundingClientRect()
    if (!text || !place || !bar) return 'there is no name'
    const range = document.createRange()
    range.selectNodeContents(text)
    const { top, right, bottom } = range.getBoundingClientRect()
    if (right > place.right + 1) return `cut off after ${Math.round(right - place.right)} px`
    return top < bar.top - 1 || bottom > bar.bottom + 1 ? 'has more lines than fit' : null
  })
}
