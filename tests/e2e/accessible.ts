import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The short form of axe, which a browser reads in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that look at colours; nothing else differs between day and night. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Anything serious that axe finds on a page as it stands, by the rules given or else by all. */
export async function findSerious(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Reading axe's source takes a browser as long as a look at a page, so a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async (only) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      })
      return violations.map(({ id, impact, nodes }) => ({
        impact,
        text: `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      }))
    },
    rules && [...rules],
  )
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
    const rules = colorScheme === 'dark' ? colourRules : undefined
    for (const fault of await findSerious(page, rules)) found.push(`${colorScheme}: ${fault}`)
  }
  return found
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
