import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../src/database/open-database.ts'
import type { Database } from '../src/database/open-database.ts'
import { emails, mailboxSyncs, stores } from '../src/database/schema.ts'
import { linkMailboxes } from '../src/testing/mail/mailbox.ts'
import { fillMaildir } from '../src/testing/mail/mails.ts'
import { resetPeakMemory, readCpuMs, readPeakMb } from '../src/testing/measure/process-usage.ts'
import { createHome, startApiProcess } from '../src/testing/process.ts'
import { dovecotPassword } from '../src/testing/servers/dovecot.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { waitUntil } from './bench-store.ts'
import { createCorpus } from './corpus.ts'
import { computePercentile, printFigure } from './figures.ts'

const apiSecret = 'a secret of the benchmark that is long enough'
const settleMs = 90_000
const idleMs = 120_000
const betweenMs = 1000

/** Runs a worker on a new database with one store for each address. */
async function runBenchWorker(
  dovecot: Dovecot,
  server: string,
  addresses: readonly string[],
  measure: (worker: { readonly db: Database; readonly pid: number | undefined }) => Promise<void>,
): Promise<void> {
  const home = await createHome(server)
  const environment: Record<string, string> = {
    ...home.environment,
    API_SECRET: apiSecret,
    ALLOW_PRIVATE_HOSTS: 'true',
  }
  const { db, close } = await openDatabase({ kind: 'postgres', url: environment['DATABASE_URL'] ?? '' })
  try {
    const rows = await db
      .insert(stores)
      .values(addresses.map((name) => ({ name })))
      .returning()
    const account = { password: dovecotPassword, imapPort: dovecot.port }
    await linkMailboxes(
      db,
      apiSecret,
      rows.map(({ id, name }) => ({ ...account, storeId: id, address: name })),
    )
    const worker = await startApiProcess(environment, 'work')
    await measure({ db, pid: worker.pid })
    await worker.end('SIGTERM')
  } finally {
    await close()
    await home.remove()
  }
}

const countLiveMailboxes = (db: Database): Promise<number> =>
  db.$count(mailboxSyncs, eq(mailboxSyncs.state, 'live'))

/** Measures the processor time and the memory of a worker with `count` mailboxes to which nothing comes. */
export async function benchIdleMailboxes(dovecot: Dovecot, count: number, server: string): Promise<void> {
  const addresses = Array.from({ length: count }, (_, at) => `idle${String(at)}@shop.test`)
  await runBenchWorker(dovecot, server, addresses, async ({ db, pid }) => {
    await waitUntil(async () => (await countLiveMailboxes(db)) === count, { what: 'the end of the imports' })
    await wait(settleMs)
    resetPeakMemory(pid)
    const beforeMs = readCpuMs(pid)
    await wait(idleMs)
    const share = ((readCpuMs(pid) - beforeMs) / idleMs) * 100
    const memory = `${readPeakMb(pid).toFixed(0)} MB at most`
    printFigure(`${String(count)} silent mailboxes`, `${share.toFixed(2)} % of a core, ${memory}`)
  })
}

/** Measures how long an import of `size` mails delays new mails of another store. */
export async function benchMailDelayDuringImport(
  dovecot: Dovecot,
  size: number,
  server: string,
): Promise<void> {
  const [importing, receiving] = ['importing@shop.test', 'receiving@shop.test'] as const
  const deliverCorpus = async (address: string, corpus: ReturnType<typeof createCorpus>) => {
    for (const folder of ['', 'Sent'] as const) {
      const mails = corpus.filter((one) => one.folder === folder).map(({ mail }) => mail)
      await fillMaildir(dovecot.homeOf(address), mails, folder)
    }
    execFileSync('chown', ['-R', 'mail:mail', dovecot.homeOf(address)])
  }
  await deliverCorpus(importing, createCorpus(importing, size, Date.now()))
  await runBenchWorker(dovecot, server, [receiving, importing], async ({ db, pid }) => {
    await waitUntil(async () => (await countLiveMailboxes(db)) > 0, { what: 'the first mailbox' })
    resetPeakMemory(pid)
    const tookMs: number[] = []
    while ((await countLiveMailboxes(db)) < 2) {
      const subject = `Live ${String(tookMs.length)}`
      const mail = {
        from: 'Ann <ann@mail.test>',
        to: receiving,
        subject,
        text: 'Where is my parcel?',
        id: `<${subject}@corpus.test>`,
      }
      await deliverCorpus(receiving, [{ folder: '', id: subject, mail }])
      const beganMs = performance.now()
      const isMailStored = async () => (await db.$count(emails, eq(emails.subject, subject))) > 0
      await waitUntil(isMailStored, { everyMs: 50, what: 'a new mail' })
      tookMs.push(performance.now() - beganMs)
      await wait(betweenMs)
    }
    const [p50, p95, most] = [0.5, 0.95, 1].map((share) => String(computePercentile(tookMs, share)))
    printFigure(
      `new mail while another store imports ${String(size)}`,
      `p50 ${p50 ?? ''} ms, p95 ${p95 ?? ''} ms, slowest ${most ?? ''} ms of ${String(tookMs.length)}`,
    )
    printFigure('most memory of the worker', `${readPeakMb(pid).toFixed(0)} MB`)
  })
}
