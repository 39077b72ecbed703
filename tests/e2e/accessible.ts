import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Anything serious that axe finds on a page as it stands. */
export async function findSerious(page: Page): Promise<string[]> {
  // Reading axe's source takes a browser as long as a look at a page, so a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, impact, nodes }) => ({
      impact,
      text: `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    }))
  })
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ text }) => `${page.url()}: ${text}`)
}

/** The same, in light colours and in dark ones. */
export async function findSeriousByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours on their way from one to the other would be measured as they pass.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const fault of await findSerious(page)) found.push(`${colorScheme}: ${fault}`)
  }
  return found
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
