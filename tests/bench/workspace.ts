import { addManyMail } from '@draftdesk/api'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startProduct } from '../http/product.ts'
import { launchBrowser, slowDown, slowLine } from './process.ts'
import { saveFigures, median } from './report.ts'

const conversations = 90
const heldKeys = 50
const shiftBudget = 40
const phoneVisits = 7

/** Measures the workspace by keyboard (opened conversations, a held j, a series of replies) and on a slow phone. */
export async function benchWorkspace(): Promise<void> {
  const product = await startProduct()
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const { url } = product.site
  const person = product.people.find(({ email }) => email.startsWith('owner@'))
  const { email = '', password = '' } = person ?? {}
  const headers = { origin: url, 'x-requested-with': 'draftdesk' }
  await context.request.post(`${url}/signin`, { headers, form: { email, password } })
  const listed = await context.request.get(`${url}/v1/user/stores`, { headers })
  const stores = (await listed.json()) as { id: string; name: string }[]
  await addManyMail(
    product.services,
    stores.find(({ name }) => name === 'Northwind Outfitters')?.id ?? '',
    conversations,
  )
  await page.addInitScript(observeEntries)
  const start = async (): Promise<void> => {
    await page.goto(`${url}/emails-page?filter=drafts`, { waitUntil: 'networkidle' })
    await page.locator('.workspace[data-awake]').waitFor()
  }

  await start()
  const nextMs = await openThreadsOneByOne(page, 20, 400)
  printFigure('next conversation on screen after the key, fetched ahead', median(nextMs), '100 ms')
  printFigure('95 % of them are faster than', nextMs.toSorted((a, b) => a - b).at(-2) ?? NaN, '68 ms')
  await start()
  const { longestMs, shift: moved } = await holdKeyDown(page)
  printFigure(`longest task while j is held for ${String(heldKeys)}`, longestMs, '50 ms')
  printFigure('layout shift meanwhile', moved, '0')
  await start()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  const coldMs = await openUnreadThreads(page)
  printFigure('a conversation that was not fetched, slow 4G', median(coldMs), '300 ms')
  const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...fast })
  await start()
  const { replyMs, allMs } = await timeReplies(page)
  printFigure('from Send and next to the next conversation', median(replyMs), '')
  printFigure(`${String(shiftBudget)} replies, a sentence typed in each`, allMs, '')
  const phone = await visitOnSlowPhone(browser, `${url}/emails-page`, await context.storageState())
  printFigure('/emails-page on the slow phone, largest paint', phone.paintMs, '1200 ms')
  printFigure('hydrated', phone.hydratedMs, '3000 ms')
  printFigure('layout shift', phone.shift, '0')
  printFigure('KB received', phone.kilobytes, '')
  await browser.close()
  await product.stop()
  saveFigures('workspace', { nextMs, coldMs, longestMs, moved, replyMs, allMs, phone })
}

function printFigure(what: string, figure: number, budget: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure.toFixed(1).padStart(9)}   ${budget}\n`)
}

/** Measures from each press of j, with pauses, to the paint of the next title. */
async function openThreadsOneByOne(page: Page, count: number, pauseMs: number): Promise<number[]> {
  const tookMs: number[] = []
  await page.keyboard.press('j')
  for (let number = 0; number < count; number += 1) {
    await page.waitForTimeout(pauseMs)
    tookMs.push(await timeAction(page, () => page.keyboard.press('j')))
  }
  return tookMs
}

async function holdKeyDown(page: Page): Promise<ObservedEntries> {
  await page.keyboard.press('j')
  await page.waitForTimeout(1000)
  await page.evaluate(() => Object.assign(globalThis, { seen: { longestMs: 0, shift: 0 } }))
  for (let count = 0; count < heldKeys; count += 1) {
    await page.keyboard.down('j')
    // As a keyboard repeats a key.
    await page.waitForTimeout(33)
  }
  await page.keyboard.up('j')
  await page.waitForTimeout(2000)
  return page.evaluate(() => (globalThis as unknown as { seen: ObservedEntries }).seen)
}

/** Clicks on distant rows that were not prefetched. */
async function openUnreadThreads(page: Page): Promise<number[]> {
  const tookMs: number[] = []
  for (const index of [4, 9, 14, 19, 23]) {
    const link = page.locator('#mail-list h3 a').nth(index)
    tookMs.push(await timeAction(page, () => link.evaluate((row: HTMLElement) => row.click())))
    await page.waitForTimeout(1500)
  }
  return tookMs
}

/** Writes a sentence into each draft and sends it, by keys alone. */
async function timeReplies(page: Page): Promise<{ readonly replyMs: number[]; readonly allMs: number }> {
  const replyMs: number[] = []
  await page.keyboard.press('j')
  await page.locator('#composer textarea').waitFor()
  const from = performance.now()
  for (let count = 0; count < shiftBudget; count += 1) {
    await page.keyboard.press('r')
    await page.keyboard.type('Thank you for asking. ')
    replyMs.push(await timeAction(page, () => page.keyboard.press('Control+Enter')))
    await page.locator('#composer textarea').waitFor()
  }
  return { replyMs, allMs: performance.now() - from }
}

/** Measures in the page from an action to the first frame with another title. */
async function timeAction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const title = () => document.querySelector('#reading h1')?.textContent
    const before = title()
    let from = performance.now()
    const begin = () => (from = performance.now())
    for (const type of ['keydown', 'click']) addEventListener(type, begin, { once: true, capture: true })
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (title() === before) requestAnimationFrame(look)
        else resolve(performance.now() - from)
      }
      look()
    })
    Object.assign(globalThis, { shown })
  })
  await act()
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}

interface PhoneVisit {
  paintMs: number
  hydratedMs: number
  shift: number
  kilobytes: number
}

/** Medians of visits with an empty cache; times from the start of the navigation. */
async function visitOnSlowPhone(
  browser: Browser,
  address: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<PhoneVisit> {
  const visits: PhoneVisit[] = []
  for (let round = 0; round < phoneVisits; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState })
    const page = await context.newPage()
    const devtools = await slowDown(context, page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(observeVisit)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => (globalThis as unknown as { visit: PhoneVisit }).visit.hydratedMs > 0)
    const visit = await page.evaluate(() => (globalThis as unknown as { visit: PhoneVisit }).visit)
    visits.push({ ...visit, kilobytes: bytes / 1000 })
    await context.close()
  }
  return {
    paintMs: median(visits.map(({ paintMs }) => paintMs)),
    hydratedMs: median(visits.map(({ hydratedMs }) => hydratedMs)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    kilobytes: median(visits.map(({ kilobytes }) => kilobytes)),
  }
}

function observeVisit(): void {
  const visit = { paintMs: 0, hydratedMs: 0, shift: 0 }
  Object.assign(globalThis, { visit })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (visit.paintMs = startTime))
  watch('layout-shift', (entry) => (visit.shift += (entry as PerformanceEntry & { value: number }).value))
  const noteHydration = () => {
    if (document.querySelector('.workspace[data-awake]')) visit.hydratedMs = performance.now()
    else requestAnimationFrame(noteHydration)
  }
  noteHydration()
}

interface ObservedEntries {
  longestMs: number
  shift: number
}

function observeEntries(): void {
  const now = () => (globalThis as unknown as { seen: ObservedEntries }).seen
  Object.assign(globalThis, { seen: { longestMs: 0, shift: 0 } })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type })
  }
  watch('longtask', ({ duration }) => (now().longestMs = Math.max(now().longestMs, duration)))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) now().shift += value
  })
}
