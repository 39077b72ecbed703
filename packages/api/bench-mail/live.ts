import { setTimeout as wait } from 'node:timers/promises'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { readCpuMs } from '../src/testing/measure/usage.ts'
import { createCorpus } from './corpus.ts'
import { openDesk, until } from './desk.ts'
import { percentile, say } from './figures.ts'

const idleMs = 120_000

/** How soon each of `size` mails that come one by one is in the list, and what a mailbox costs to which nothing comes. */
export async function benchLive(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const desk = await openDesk(dovecot, `live-${name.toLowerCase()}`, server)
  const corpus = createCorpus(desk.address, 400, Date.now()).filter(({ folder }) => folder === '')
  await desk.receive(corpus.slice(size))
  await desk.start()
  await desk.link()
  await until(async () => (await desk.sync()).state === 'live', { what: 'the end of the import' })
  const tookMs: number[] = []
  for (const one of corpus.slice(0, size)) {
    const subject = `Live ${String(tookMs.length)} of it`
    const { from = '', text = '' } = one.mail
    const id = `<live-${String(tookMs.length)}@corpus.test>`
    await desk.receive([{ ...one, mail: { from, text, id, subject, to: desk.address } }])
    const beganMs = performance.now()
    const isListed = async () => {
      const { body } = await desk.send('threads', { token: desk.token(), input: { limit: '10' } })
      return JSON.stringify(body['threads']).includes(subject)
    }
    await until(isListed, { everyMs: 50, what: 'a new mail in the list' })
    tookMs.push(performance.now() - beganMs)
  }
  say(
    `from the mailbox to the list, ${name}`,
    `p50 ${String(percentile(tookMs, 0.5))} ms, p95 ${String(percentile(tookMs, 0.95))} ms of ${String(size)}`,
  )
  // Follow-up work of the last mails has ended by then.
  await wait(180_000)
  const beforeMs = readCpuMs(desk.api().pid)
  await wait(idleMs)
  const share = ((readCpuMs(desk.api().pid) - beforeMs) / idleMs) * 100
  say(`a mailbox to which nothing comes, ${name}`, `${share.toFixed(2)} % of a core`)
  await desk.kill('SIGTERM')
  await desk.close()
}
