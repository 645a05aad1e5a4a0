import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The accessibility violations that axe finds on the page, by all of its rules or by the given ones. */
export async function findViolations(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The site has no frames of other origins, so axe does not need to collect results in a blank page.
    .setLegacyMode()
    // Without the hundreds of elements that pass, which take half as long again to describe.
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
