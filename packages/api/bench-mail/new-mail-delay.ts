import { setTimeout as wait } from 'node:timers/promises'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { readCpuMs } from '../src/testing/measure/process-usage.ts'
import { createCorpus } from './corpus.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'

const idleMs = 120_000

/** Measures the time until each of `size` new mails is listed, and the cost of an idle mailbox. */
export async function benchNewMailDelay(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const bench = await openBenchStore(dovecot, `live-${name.toLowerCase()}`, server)
  const corpus = createCorpus(bench.address, 400, Date.now()).filter(({ folder }) => folder === '')
  await bench.receive(corpus.slice(size))
  await bench.start()
  await bench.link()
  await waitUntil(async () => (await bench.sync()).state === 'live', { what: 'the end of the import' })
  const tookMs: number[] = []
  for (const one of corpus.slice(0, size)) {
    const subject = `Live ${String(tookMs.length)} of it`
    const { from = '', text = '' } = one.mail
    const id = `<live-${String(tookMs.length)}@corpus.test>`
    await bench.receive([{ ...one, mail: { from, text, id, subject, to: bench.address } }])
    const beganMs = performance.now()
    const isListed = async () => {
      const { body } = await bench.send('threads', { token: bench.token(), input: { limit: '10' } })
      return JSON.stringify(body['threads']).includes(subject)
    }
    await waitUntil(isListed, { everyMs: 50, what: 'a new mail in the list' })
    tookMs.push(performance.now() - beganMs)
  }
  printFigure(
    `from the mailbox to the list, ${name}`,
    `p50 ${String(computePercentile(tookMs, 0.5))} ms, p95 ${String(computePercentile(tookMs, 0.95))} ms of ${String(size)}`,
  )
  // Follow-up work of the last mails has ended by then.
  await wait(180_000)
  const beforeMs = readCpuMs(bench.api().pid)
  await wait(idleMs)
  const share = ((readCpuMs(bench.api().pid) - beforeMs) / idleMs) * 100
  printFigure(`a mailbox to which nothing comes, ${name}`, `${share.toFixed(2)} % of a core`)
  await bench.kill('SIGTERM')
  await bench.close()
}
