import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { emails, mailboxSyncs } from '../src/database/schema.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { startApiProcess } from '../src/testing/process.ts'
import { createCorpus } from './corpus.ts'
import type { CorpusMail } from './corpus.ts'
import { startConnectionCutter } from './connection-cutter.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import type { BenchStore } from './bench-store.ts'
import { printFigure } from './figures.ts'

/**
 * Imports mails while the API is killed 20 times, connections are cut at random bytes, the server renumbers the folder
 * twice, and new mails arrive. Then checks that every mail of the mailbox has one row.
 */
export async function benchInterruptedImport(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const bench = await openBenchStore(dovecot, `chaos-${name.toLowerCase()}`, server)
  const corpus = createCorpus(bench.address, size, Date.now())
  const first = corpus.slice(0, Math.floor(size * 0.8))
  const later = corpus.slice(first.length)
  await bench.receive(first)
  const cutter = await startConnectionCutter(dovecot.port)
  await bench.start()
  await bench.link(cutter.port)
  cutter.cut(true)
  const kills = 20
  let inImport = 0
  for (let kill = 0; kill < kills; kill += 1) {
    if (await waitForMoreMails(bench)) inImport += 1
    if (process.env['BENCH_VERBOSE']) printFigure(`kill ${String(kill)}`, JSON.stringify(await bench.sync()))
    await wait((kill * 7919) % 400)
    await bench.kill()
    // The wait for another worker is measured elsewhere.
    if (server) await bench.inspect((db) => db.update(mailboxSyncs).set({ leasedUntil: null }))
    if (kill === 6 || kill === 13) await renumberFolder(dovecot, bench)
    await bench.receive(later.slice((later.length / kills) * kill, (later.length / kills) * (kill + 1)))
    await bench.start()
  }
  await bench.receive(later.slice(Math.floor((later.length / kills) * kills)))
  cutter.cut(false)
  await waitForImportEnd(bench)
  await bench.kill('SIGTERM')
  printFigure(
    `${String(kills)} kills (${String(inImport)} in the import), ${String(cutter.cuts())} cuts, 2 renumberings, ${name}`,
    await compareMails(bench, corpus),
  )
  cutter.stop()
  await bench.close()
}

/** Waits for more imported mails. Returns false when the import is done. */
async function waitForMoreMails(bench: BenchStore): Promise<boolean> {
  const { imported } = await bench.sync()
  let isImported = false
  const isMoved = async () => {
    const sync = await bench.sync()
    isImported = sync.is_imported
    if (sync.state === 'waiting') await bench.send('syncNow', { token: bench.token() })
    return isImported || sync.imported > imported
  }
  await waitUntil(isMoved, { everyMs: 20, what: 'more mail' })
  return !isImported
}

/** Two workers on PostgreSQL: the one that reads sleeps for a minute, wakes, and must not write. */
export async function benchSuspendedWorker(dovecot: Dovecot, size: number, server: string): Promise<void> {
  const bench = await openBenchStore(dovecot, 'sleeper', server)
  const corpus = createCorpus(bench.address, size, Date.now())
  await bench.receive(corpus)
  await bench.start()
  await bench.link()
  await waitUntil(async () => (await bench.sync()).imported > 0, { what: 'the first mail' })
  const { pid = 0 } = bench.api()
  process.kill(pid, 'SIGSTOP')
  const other = await startApiProcess({ ...bench.home.environment, ALLOW_PRIVATE_HOSTS: 'true' })
  await wait(60_000)
  process.kill(pid, 'SIGCONT')
  await waitForImportEnd(bench)
  await other.end('SIGTERM')
  await bench.kill('SIGTERM')
  printFigure('two workers, one asleep for 60 s', await compareMails(bench, corpus))
  await bench.close()
}

/** Deletes Dovecot's list of UIDs, so that it renumbers the folder. */
async function renumberFolder(dovecot: Dovecot, { maildir }: BenchStore): Promise<void> {
  const again = await dovecot.pause()
  for (const file of execFileSync('find', [maildir, '-name', 'dovecot*']).toString().split('\n'))
    if (/dovecot[.-](?:uid|index)/.test(file)) rmSync(file, { force: true })
  await again()
}

/** Waits until the mailbox is fully read and checked once more. */
async function waitForImportEnd(bench: BenchStore): Promise<void> {
  const isLive = async () => {
    const { state, is_imported: isImported } = await bench.sync()
    if (state === 'waiting') await bench.send('syncNow', { token: bench.token() })
    return state === 'live' && isImported
  }
  await waitUntil(isLive, { everyMs: 500, patienceMs: 600_000, what: 'the end of the import' }).catch(
    async (error: unknown) => {
      printFigure('the mailbox', JSON.stringify(await bench.sync()))
      process.stdout.write(bench.api().out())
      throw error
    },
  )
  await bench.send('syncNow', { token: bench.token() })
  await wait(5000)
  await waitUntil(isLive, { everyMs: 500, what: 'the last look' })
}

/** Lists lost, duplicated and changed mails by Message-ID. */
export async function compareMails(bench: BenchStore, corpus: readonly CorpusMail[]): Promise<string> {
  const wanted = new Map(corpus.map((one) => [one.id, one]))
  return bench.inspect(async (db) => {
    const rows = await db
      .select({
        id: emails.messageId,
        body: emails.body,
        direction: emails.direction,
        subject: emails.subject,
      })
      .from(emails)
    const seen = new Map<string, number>()
    let changed = 0
    for (const { id, body, direction, subject } of rows) {
      seen.set(id ?? '', (seen.get(id ?? '') ?? 0) + 1)
      const { mail, folder } = wanted.get(id ?? '') ?? {}
      const text = (mail?.text ?? '').trim()
      const isSame = hashText(body) === hashText(text) && (folder === 'Sent') === (direction === 'out')
      if (!mail || !isSame || subject !== mail.subject) changed += 1
    }
    const lost = [...wanted.keys()].filter((id) => !seen.has(id)).length
    const doubled = [...seen.values()].filter((count) => count > 1).length
    const [store] = await db.select().from(mailboxSyncs)
    const apart: unknown = await db.execute(sql`
      select count(*)::int as apart from (
        select split_part(message_id, '.', 1) as person from ${emails}
        where ${eq(emails.storeId, store?.storeId ?? '')} group by 1 having count(distinct thread_id) > 1) as split`)
    const [{ apart: split } = { apart: 0 }] = (apart as { rows: { apart: number }[] }).rows
    return `${String(lost)} lost, ${String(doubled)} doubled, ${String(changed)} changed, ${String(split)} conversations apart, of ${String(wanted.size)}`
  })
}

const hashText = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex')
