import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { temporaryFolder } from '../harness.ts'
import { root } from '../rooms.ts'
import { launch } from './process.ts'
import { keep, middle } from './report.ts'

interface Visit {
  readonly paintMs: number
  readonly blockedMs: number
  readonly shift: number
  readonly bytes: number
}

/** A phone on a slow 4G line: 150 ms there and back, 1.6 Mbit/s down, a CPU four times slower. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const rounds = 7

/** What a person meets in a slow browser: medians of seven visits with an empty cache. */
export async function benchBrowser(): Promise<void> {
  const folder = temporaryFolder()
  const stub = await launch('stub', [join(root, 'tests/bench/stub.ts')])
  const site = await launch('site', [join(root, 'dist/server/entry.mjs')], {
    API_URL: stub.url,
    DATA_DIR: folder.path,
    PORT: '0',
  })
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file))
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
  const figures = []
  for (const [name, address, isSignedIn] of [
    ['/signin', '/signin', false],
    ['/dashboard', '/dashboard', true],
  ] as const) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visit(browser, site.url, address, isSignedIn))
    figures.push({
      name,
      paintMs: middle(visits.map(({ paintMs }) => paintMs)),
      blockedMs: middle(visits.map(({ blockedMs }) => blockedMs)),
      shift: Math.max(...visits.map(({ shift }) => shift)),
      kilobytes: middle(visits.map(({ bytes }) => bytes)) / 1000,
    })
  }
  await browser.close()
  await site.stop()
  await stub.stop()
  folder.remove()
  process.stdout.write('page          LCP ms  (1800)   TBT ms  (50)   shift  (0)   KB sent\n')
  for (const { name, paintMs, blockedMs, shift, kilobytes } of figures) {
    process.stdout.write(
      `${name.padEnd(12)} ${paintMs.toFixed(0).padStart(7)} ${blockedMs.toFixed(0).padStart(16)} ${shift.toFixed(3).padStart(13)} ${kilobytes.toFixed(1).padStart(14)}\n`,
    )
  }
  keep('browser', figures)
}

async function visit(browser: Browser, url: string, address: string, isSignedIn: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  if (isSignedIn) {
    await context.request.post(`${url}/signin`, {
      headers: { origin: url },
      form: { email: 'owner@bench.test', password: 'any' },
    })
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(observe)
  await page.goto(url + address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const seen = await read(page)
  await context.close()
  return { ...seen, bytes }
}

interface Seen {
  paintMs: number
  blockedMs: number
  shift: number
}

function observe(): void {
  const seen: Seen = { paintMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime))
  watch('longtask', ({ duration }) => (seen.blockedMs += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

function read(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}
