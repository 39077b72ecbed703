import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Anything serious that axe finds on a page as it stands. */
export async function findSerious(page: Page): Promise<string[]> {
  // The legacy mode differs only in frames of other origins, which we have none of, and opens no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${page.url()}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
}
