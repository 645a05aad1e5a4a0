import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page as it stands, by all of its rules or by those that are named. */
export async function findViolations(page: Page, ...rules: string[]): Promise<string[]> {
  // No frame of ours comes from elsewhere, so nothing has to be put together in a blank page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
