import { pathOf } from '@draftdesk/contract/testing'
import { openBrowser } from '../http/browser.ts'
import type { Browser } from '../http/browser.ts'
import { startProduct } from '../http/product.ts'
import { saveFigures, median } from './report.ts'

const sessions = 125
/** The limit of streams per session. */
const tabsEach = 4
const rounds = 5
const callsARound = 60

/** Measures calls and pages with 500 open event streams and without them, alternating. */
export async function benchTabs(): Promise<void> {
  const product = await startProduct()
  const owner = product.people.find(({ email }) => email.startsWith('owner@'))
  const browsers: Browser[] = []
  for (let count = 0; count < sessions; count += 1) {
    const browser = openBrowser(product.site.url)
    await browser.signIn(owner?.email ?? '', owner?.password ?? '')
    browsers.push(browser)
  }
  const paths = [pathOf('me'), `${pathOf('threads')}?filter=all`, '/dashboard'] as const
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
    const left = new AbortController()
    await Promise.all(
      browsers.map(async ({ cookies }) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        for (let tab = 0; tab < tabsEach; tab += 1) {
          const headers = { cookie, 'sec-fetch-site': 'same-origin' }
          const answer = await fetch(`${product.site.url}/v1/events`, { headers, signal: left.signal })
          if (answer.status !== 200) throw new Error(`a stream failed: ${String(answer.status)}`)
        }
      }),
    )
    for (const { path, beside } of figures) beside.push(...(await measure(path)))
    left.abort()
    // A returning browser finds its slot free.
    await browsers[0]?.get(pathOf('me'))
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
