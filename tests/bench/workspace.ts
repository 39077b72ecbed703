import { addManyMail } from '@draftdesk/api'
import type { Page } from '@playwright/test'
import { startProduct } from '../http/product.ts'
import { saveFigures, median } from './report.ts'
import { launchBrowser, measureSlowVisits, phone, slowLine } from './slow-visits.ts'

const conversations = 90
const heldKeys = 50
const shiftBudget = 40

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
  const storageState = await context.storageState()
  const visit = await measureSlowVisits(
    `${url}/emails-page`,
    () => browser.newContext({ viewport: phone, storageState }),
    (visited) => visited.locator('.workspace[data-awake]').waitFor(),
  )
  printFigure('/emails-page on the slow phone, largest paint', visit.paintMs, '1200 ms')
  printFigure('hydrated', visit.hydratedMs, '3000 ms')
  printFigure('layout shift', visit.shift, '0')
  printFigure('KB received', visit.kilobytes, '')
  await browser.close()
  await product.stop()
  saveFigures('workspace', { nextMs, coldMs, longestMs, moved, replyMs, allMs, visit })
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
