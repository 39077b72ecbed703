import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from './report.ts'

/** Figures of visits to a page; times in ms from the start of the navigation. */
export interface VisitFigures {
  paintMs: number
  /** Time of long tasks beyond 50 ms each. */
  blockedMs: number
  /** The mail page is hydrated. 0 on other pages. */
  hydratedMs: number
  shift: number
  kilobytes: number
}

const visitRounds = 7

/** The viewport of the slow phone. */
export const phone = { width: 390, height: 844 }

/** A slow 4G line: 150 ms there and back, 1.6 Mbit/s down. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** Starts the browser of `CHROMIUM_PATH`. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/** Sets the page behind a slow line and makes its CPU four times slower. */
export async function slowDown(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** Visits a page seven times, each in a new context with an empty cache. Returns medians, and the largest shift. */
export async function measureSlowVisits(
  address: string,
  createContext: () => Promise<BrowserContext>,
  waitUntilReady?: (page: Page) => Promise<unknown>,
): Promise<VisitFigures> {
  const visits: VisitFigures[] = []
  for (let round = 0; round < visitRounds; round += 1) {
    const context = await createContext()
    const page = await context.newPage()
    const devtools = await slowDown(context, page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(observeVisit)
    await page.goto(address, { waitUntil: 'networkidle' })
    await waitUntilReady?.(page)
    const seen = await page.evaluate(() => (globalThis as unknown as { visit: VisitFigures }).visit)
    visits.push({ ...seen, kilobytes: bytes / 1000 })
    await context.close()
  }
  return {
    paintMs: median(visits.map(({ paintMs }) => paintMs)),
    blockedMs: median(visits.map(({ blockedMs }) => blockedMs)),
    hydratedMs: median(visits.map(({ hydratedMs }) => hydratedMs)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    kilobytes: median(visits.map(({ kilobytes }) => kilobytes)),
  }
}

function observeVisit(): void {
  const visit = { paintMs: 0, blockedMs: 0, hydratedMs: 0, shift: 0 }
  Object.assign(globalThis, { visit })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (visit.paintMs = startTime))
  watch('longtask', ({ duration }) => (visit.blockedMs += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => (visit.shift += (entry as PerformanceEntry & { value: number }).value))
  const noteHydration = () => {
    if (document.querySelector('.workspace[data-awake]')) visit.hydratedMs = performance.now()
    else requestAnimationFrame(noteHydration)
  }
  noteHydration()
}
