import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified axe, which loads in two thirds of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The color rules of axe, which alone depend on light or dark mode. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Finds serious axe violations on a page, by the given rules or by all. */
export async function findSeriousProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Loads axe once per document, because that takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
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

/** The same in light and dark mode. */
export async function findSeriousByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // Waits for color transitions to end.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? colourRules : undefined
    for (const fault of await findSeriousProblems(page, rules)) found.push(`${colorScheme}: ${fault}`)
  }
  return found
}

/** The same at the width of a phone and of a screen, where the page stays. */
export async function findSeriousAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await findSeriousByDayAndNight(page)) found.push(`${String(width)} px, ${fault}`)
  }
  return found
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
