import type { Browser, Page } from '@playwright/test'
import { launchBrowser, openSite, slowDown } from './process.ts'
import { saveFigures, median } from './report.ts'

interface MeasuredVisit {
  readonly paintMs: number
  readonly blockedMs: number
  readonly shift: number
  readonly bytes: number
}

const visitRounds = 7

/** Measures pages on a phone four times slower and a slow 4G line: medians of seven visits with an empty cache. */
export async function benchBrowser(): Promise<void> {
  const { site, stop } = await openSite(0)
  const browser = await launchBrowser()
  const figures = []
  for (const [name, address, isSignedIn] of [
    ['/signin', '/signin', false],
    ['/dashboard', '/dashboard', true],
  ] as const) {
    const visits: MeasuredVisit[] = []
    for (let round = 0; round < visitRounds; round += 1)
      visits.push(await visitPage(browser, site.url, address, isSignedIn))
    figures.push({
      name,
      paintMs: median(visits.map(({ paintMs }) => paintMs)),
      blockedMs: median(visits.map(({ blockedMs }) => blockedMs)),
      shift: Math.max(...visits.map(({ shift }) => shift)),
      kilobytes: median(visits.map(({ bytes }) => bytes)) / 1000,
    })
  }
  const nextMs = []
  for (let round = 0; round < visitRounds; round += 1) nextMs.push(await timePageTurn(browser, site.url))
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

async function visitPage(
  browser: Browser,
  url: string,
  address: string,
  isSignedIn: boolean,
): Promise<MeasuredVisit> {
  const { context, page, devtools } = await openSlowPage(
    browser,
    url,
    { width: 390, height: 844 },
    isSignedIn,
  )
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(observeEntries)
  await page.goto(url + address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const seen = await readEntries(page)
  await context.close()
  return { ...seen, bytes }
}

/** The time from a click on a sidebar link, after hovering, to the paint of its page in ms. */
async function timePageTurn(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPage(browser, url, { width: 1440, height: 900 }, true)
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

async function openSlowPage(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  isSignedIn: boolean,
) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  if (isSignedIn) {
    await context.request.post(`${url}/signin`, {
      headers: { origin: url },
      form: { email: 'owner@bench.test', password: 'any' },
    })
  }
  return { context, page, devtools: await slowDown(context, page) }
}

interface PageEntries {
  paintMs: number
  blockedMs: number
  shift: number
}

function observeEntries(): void {
  const seen: PageEntries = { paintMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime))
  watch('longtask', ({ duration }) => (seen.blockedMs += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

function readEntries(page: Page): Promise<PageEntries> {
  return page.evaluate(() => (window as unknown as { seen: PageEntries }).seen)
}
