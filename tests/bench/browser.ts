import type { Browser } from '@playwright/test'
import { openSite } from './process.ts'
import { saveFigures, median } from './report.ts'
import { launchBrowser, measureSlowVisits, phone, slowDown } from './slow-visits.ts'

const pageTurns = 7

/** Measures pages on a phone four times slower and a slow 4G line: medians of seven visits with an empty cache. */
export async function benchBrowser(): Promise<void> {
  const { site, stop } = await openSite(0)
  const browser = await launchBrowser()
  const figures = []
  for (const [name, address, isSignedIn] of [
    ['/signin', '/signin', false],
    ['/dashboard', '/dashboard', true],
  ] as const) {
    const visit = () => createVisitorContext(browser, site.url, phone, isSignedIn)
    figures.push({ name, ...(await measureSlowVisits(site.url + address, visit)) })
  }
  const nextMs = []
  for (let round = 0; round < pageTurns; round += 1) nextMs.push(await timePageTurn(browser, site.url))
  await browser.close()
  await stop()
  process.stdout.write('page          LCP ms  (1800)   TBT ms  (50)   shift  (0)   KB sent\n')
  for (const { name, paintMs, blockedMs, shift, kilobytes } of figures) {
    process.stdout.write(
      `${name.padEnd(12)} ${paintMs.toFixed(0).padStart(7)} ${blockedMs.toFixed(0).padStart(16)} ${shift.toFixed(3).padStart(13)} ${kilobytes.toFixed(1).padStart(14)}\n`,
    )
  }
  process.stdout.write(
    `second page of the shell: ${median(nextMs).toFixed(0)} ms from click to paint (300)\n`,
  )
  saveFigures('browser', { figures, nextMs: median(nextMs) })
}

/** The time from a click on a sidebar link, after hovering, to the paint of its page in ms. */
async function timePageTurn(browser: Browser, url: string): Promise<number> {
  const context = await createVisitorContext(browser, url, { width: 1440, height: 900 }, true)
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      true,
    )
  })
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
  const link = page.locator('.shell-nav a[href="/integration-page"]')
  await link.hover()
  await page.waitForResponse((answer) => answer.url().endsWith('/integration-page'))
  await link.click()
  await page.waitForURL('**/integration-page')
  const paintedMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint)
            resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')))
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return paintedMs
}

async function createVisitorContext(
  browser: Browser,
  url: string,
  viewport: typeof phone,
  isSignedIn: boolean,
) {
  const context = await browser.newContext({ viewport })
  if (isSignedIn) {
    await context.request.post(`${url}/signin`, {
      headers: { origin: url },
      form: { email: 'owner@bench.test', password: 'any' },
    })
  }
  return context
}
