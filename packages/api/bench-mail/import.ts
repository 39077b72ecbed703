import { setTimeout as wait } from 'node:timers/promises'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { forgetPeak, readCpuMs, readPeakMb } from '../src/testing/measure/usage.ts'
import { createCorpus } from './corpus.ts'
import { openDesk, until } from './desk.ts'
import { percentile, say } from './figures.ts'

/** Between two requests of each kind: about ten a second, as several people who look around at once. */
const pauseMs = 150

/** An import of `size` mails, and how long other requests take meanwhile. */
export async function benchImport(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const desk = await openDesk(dovecot, `import-${name.toLowerCase()}`, server)
  const corpus = createCorpus(desk.address, size, Date.now())
  await desk.receive(corpus)
  await desk.start(process.env['BENCH_NODE'] ? { NODE_OPTIONS: process.env['BENCH_NODE'] } : {})
  forgetPeak(desk.api().pid)
  const startMs = performance.now()
  await desk.link()
  const linkedMs = performance.now()
  const cpuMs = readCpuMs(desk.api().pid)
  let firstMs: number | undefined
  const tookMs: number[] = []
  const asking = { isOver: false }
  const ask = async (call: 'threads' | 'me') => {
    while (!asking.isOver) {
      const beganMs = performance.now()
      const { body } = await desk.send(call, { token: desk.token() })
      tookMs.push(performance.now() - beganMs)
      if (call === 'threads' && (body['threads'] as unknown[]).length > 0) firstMs ??= performance.now()
      await wait(pauseMs)
    }
  }
  const others = Promise.all([ask('threads'), ask('me')])
  await until(async () => (await desk.sync()).is_imported, { everyMs: 500, what: 'the import' })
  const seconds = (performance.now() - linkedMs) / 1000
  const perMail = (readCpuMs(desk.api().pid) - cpuMs) / size
  asking.isOver = true
  await others
  say(
    `import of ${String(size)}, ${name}`,
    `${(size / seconds).toFixed(0)} a second, ${seconds.toFixed(1)} s, ${perMail.toFixed(1)} ms of processor a mail with the requests`,
  )
  say(
    `requests meanwhile, ${name}`,
    `p50 ${String(percentile(tookMs, 0.5))} ms, p99 ${String(percentile(tookMs, 0.99))} ms of ${String(tookMs.length)}`,
  )
  say(
    `from 'connect' to the first mail, ${name}`,
    `${(((firstMs ?? Infinity) - startMs) / 1000).toFixed(1)} s`,
  )
  say(`most memory, ${name}`, `${readPeakMb(desk.api().pid).toFixed(0)} MB`)
  await desk.kill('SIGTERM')
  await desk.close()
}
