import autocannon from 'autocannon'
import { openSite, signIn } from './process.ts'
import { saveFigures, median } from './report.ts'

const listLengths = [10, 100, 1000]
const sessionCounts = [1, 10_000]
const measureRounds = 5

/**
 * Measures growth: lists of 10, 100 and 1,000 threads in bytes, and one page with 1 and 10,000 live sessions in the
 * store.
 */
export async function benchGrowth(): Promise<void> {
  const { site, cookie, stop } = await openSite(0)

  async function measure(path: string, amount: number) {
    const round = async () => {
      const before = site.cpuMs()
      const result = await autocannon({ url: site.url + path, connections: 8, amount, headers: { cookie } })
      if (result.errors + result.non2xx > 0) throw new Error(`${path} failed under load`)
      return (site.cpuMs() - before) / amount
    }
    await round()
    const costs = []
    for (let i = 0; i < measureRounds; i += 1) costs.push(await round())
    const answer = await fetch(site.url + path, { headers: { cookie } })
    return { cpuMs: median(costs), kilobytes: (await answer.arrayBuffer()).byteLength / 1000 }
  }

  const lists = []
  for (const length of listLengths) {
    lists.push({
      length,
      ...(await measure(`/emails-page?filter=all&cursor=${length}`, length > 500 ? 60 : 300)),
    })
  }
  const crowds = []
  let live = 1
  for (const count of sessionCounts) {
    for (; live < count; live += 1) await signIn(site.url)
    crowds.push({ sessions: count, cpuMs: (await measure('/dashboard', 1500)).cpuMs })
  }
  await stop()

  process.stdout.write('threads    CPU ms        KB   ms a KB\n')
  for (const { length, cpuMs, kilobytes } of lists) {
    process.stdout.write(
      `${String(length).padStart(7)} ${cpuMs.toFixed(2).padStart(9)} ${kilobytes.toFixed(0).padStart(9)} ${(cpuMs / kilobytes).toFixed(4).padStart(9)}\n`,
    )
  }
  for (const { sessions, cpuMs } of crowds) {
    process.stdout.write(`${String(sessions).padStart(7)} sessions: ${cpuMs.toFixed(2)} ms for /dashboard\n`)
  }
  saveFigures('growth', { lists, crowds })
}
