import type { Page } from '@playwright/test'
import { banner } from './page'

/** The name must end before whatever follows it in the bar. */
export function findClippedName(page: Page, name: string): Promise<string | null> {
  const link = banner(page).getByRole('link', { name }).first()
  return link.evaluate((element) => {
    const [text] = element.querySelectorAll(':scope > span > span')
    const box = element.parentElement?.getBoundingClientRect()
    if (!text || !box) return 'there is no name'
    const { right, height } = text.getBoundingClientRect()
    if (right > box.right + 1) return `cut off after ${Math.round(right - box.right)} px`
    return text.scrollHeight > height + 1 ? 'has more lines than fit' : null
  })
}
