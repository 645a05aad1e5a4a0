import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { fromRoot } from '../../../scripts/lib/folders'

const AXE = readFileSync(fromRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8')

/** The accessibility violations that axe finds on the page, by all of its rules or by the given ones. */
export async function findViolations(page: Page, ...rules: string[]): Promise<string[]> {
  // It has half a megabyte, so a document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      // Without the hundreds of elements that pass, which take half as long again to describe.
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: only }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
}
