import { setTimeout as wait } from 'node:timers/promises'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { resetPeakMemory, readCpuMs, readPeakMb } from '../src/testing/measure/process-usage.ts'
import { createCorpus } from './corpus.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'

/** The pause between two requests of each kind: about ten a second, like several people at work. */
const pauseMs = 150

/** Measures an import of `size` mails and the response times of other requests during it. */
export async function benchImport(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const bench = await openBenchStore(dovecot, `import-${name.toLowerCase()}`, server)
  const corpus = createCorpus(bench.address, size, Date.now())
  await bench.receive(corpus)
  await bench.start(process.env['BENCH_NODE'] ? { NODE_OPTIONS: process.env['BENCH_NODE'] } : {})
  resetPeakMemory(bench.api().pid)
  const startMs = performance.now()
  await bench.link()
  const linkedMs = performance.now()
  const cpuMs = readCpuMs(bench.api().pid)
  let firstMs: number | undefined
  const tookMs: number[] = []
  const asking = { isOver: false }
  const askRepeatedly = async (call: 'threads' | 'me') => {
    while (!asking.isOver) {
      const beganMs = performance.now()
      const { body } = await bench.send(call, { token: bench.token() })
      tookMs.push(performance.now() - beganMs)
      if (call === 'threads' && (body['threads'] as unknown[]).length > 0) firstMs ??= performance.now()
      await wait(pauseMs)
    }
  }
  const others = Promise.all([askRepeatedly('threads'), askRepeatedly('me')])
  await waitUntil(async () => (await bench.sync()).is_imported, { everyMs: 500, what: 'the import' })
  const seconds = (performance.now() - linkedMs) / 1000
  const perMail = (readCpuMs(bench.api().pid) - cpuMs) / size
  asking.isOver = true
  await others
  printFigure(
    `import of ${String(size)}, ${name}`,
    `${(size / seconds).toFixed(0)} a second, ${seconds.toFixed(1)} s, ${perMail.toFixed(1)} ms of processor a mail with the requests`,
  )
  printFigure(
    `requests meanwhile, ${name}`,
    `p50 ${String(computePercentile(tookMs, 0.5))} ms, p99 ${String(computePercentile(tookMs, 0.99))} ms of ${String(tookMs.length)}`,
  )
  printFigure(
    `from 'connect' to the first mail, ${name}`,
    `${(((firstMs ?? Infinity) - startMs) / 1000).toFixed(1)} s`,
  )
  printFigure(`most memory, ${name}`, `${readPeakMb(bench.api().pid).toFixed(0)} MB`)
  await bench.kill('SIGTERM')
  await bench.close()
}
