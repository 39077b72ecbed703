import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { buildTestPath } from '@draftdesk/contract/testing'
import { addColleagues } from '../../packages/api/src/testing/store.ts'
import { openBrowser } from '../http/browser.ts'
import type { Browser } from '../http/browser.ts'
import { startProduct } from '../http/product.ts'
import type { TestProduct } from '../http/product.ts'
import { saveFigures, median } from './report.ts'
import type { TabOwner } from './tab-worker.ts'

const sessions = 125
/** The limit of streams per session. */
const tabsEach = 4
const rounds = 5
const callsARound = 60

/** Measures calls and pages with 500 open tabs that state their presence and without them, alternating. */
export async function benchTabs(): Promise<void> {
  const product = await startProduct()
  const browsers = await openBrowsers(product)
  const owners = await Promise.all(browsers.map((browser, index) => toTabOwner(browser, index)))
  const paths = [buildTestPath('me'), `${buildTestPath('threads')}?filter=all`, '/dashboard'] as const
  const figures = paths.map((path) => ({ path, without: [] as number[], beside: [] as number[] }))
  const measure = async (path: string): Promise<number[]> => {
    const tookMs: number[] = []
    for (let count = 0; count < callsARound; count += 1) {
      const beganMs = performance.now()
      const answer = await browsers[count % sessions]?.get(path)
      if (answer?.status !== 200) throw new Error(`${path} failed: ${String(answer?.status)}`)
      tookMs.push(performance.now() - beganMs)
    }
    return tookMs
  }
  for (const path of paths) await measure(path)
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, without } of figures) without.push(...(await measure(path)))
    const tabs = await openTabs(product.site.url, owners)
    for (const { path, beside } of figures) beside.push(...(await measure(path)))
    await tabs.terminate()
    // The servers notice the closed streams.
    await wait(1000)
  }
  await product.stop()
  const result = figures.map(({ path, without, beside }) => ({
    path,
    withoutMs: median(without),
    besideMs: median(beside),
  }))
  for (const { path, withoutMs, besideMs } of result)
    process.stdout.write(
      `${path.padEnd(24)} median ${withoutMs.toFixed(1)} ms without, ${besideMs.toFixed(1)} ms beside ${String(sessions * tabsEach)} tabs\n`,
    )
  saveFigures('tabs', result)
}

/** Signs in people of one store. They are many, because a person has at most 40 streams. */
async function openBrowsers({ site, people, services }: TestProduct): Promise<Browser[]> {
  const owner = people.find(({ email }) => email.startsWith('owner@'))
  const browsers: Browser[] = []
  for (const email of await addColleagues(services, owner?.email ?? '', sessions)) {
    const browser = openBrowser(site.url)
    await browser.signIn(email, owner?.password ?? '')
    browsers.push(browser)
  }
  return browsers
}

async function toTabOwner(browser: Browser, index: number): Promise<TabOwner> {
  const { threads } = (await browser.get(buildTestPath('threads'))).json() as {
    threads: readonly { id: string }[]
  }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, threadId: threads[index % threads.length]?.id ?? '' }
}

async function openTabs(url: string, owners: readonly TabOwner[]): Promise<Worker> {
  const worker = new Worker(new URL('tab-worker.ts', import.meta.url), {
    workerData: { url, owners, tabsEach },
  })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  return worker
}
