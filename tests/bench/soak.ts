import autocannon from 'autocannon'
import { openSite } from './process.ts'
import { saveFigures } from './report.ts'

const marks = [10_000, 25_000, 50_000, 75_000, 100_000]

/** Measures the site's memory during 100,000 requests of a signed-in page. It should be flat after 10,000. */
export async function benchSoak(): Promise<void> {
  const { site, cookie, stop } = await openSite(0)
  const rows: { requests: number; memoryMb: number }[] = []
  let requests = 0
  for (const mark of marks) {
    const { errors, non2xx } = await autocannon({
      url: `${site.url}/dashboard`,
      connections: 32,
      amount: mark - requests,
      headers: { cookie },
    })
    if (errors + non2xx > 0) throw new Error('The page failed under load')
    requests = mark
    rows.push({ requests, memoryMb: site.memoryMb() })
    process.stdout.write(
      `${String(requests).padStart(7)} requests ${site.memoryMb().toFixed(0).padStart(5)} MiB\n`,
    )
  }
  await stop()
  const [first, last] = [rows[0]?.memoryMb ?? 0, rows.at(-1)?.memoryMb ?? 0]
  process.stdout.write(`grown by ${((last / first - 1) * 100).toFixed(1)} %, budget 10 %\n`)
  saveFigures('soak', rows)
}
