import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { emails, mailboxSyncs } from '../src/database/schema.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { startMain } from '../src/testing/process.ts'
import { createCorpus } from './corpus.ts'
import type { CorpusMail } from './corpus.ts'
import { startCutter } from './cutter.ts'
import { openDesk, until } from './desk.ts'
import type { Desk } from './desk.ts'
import { say } from './figures.ts'

/**
 * An import that is killed 20 times, over connections that are cut at random bytes, with UIDs that the server gives out anew
 * twice and mails that come meanwhile. Afterwards every mail of the mailbox has one row.
 */
export async function benchChaos(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const desk = await openDesk(dovecot, `chaos-${name.toLowerCase()}`, server)
  const corpus = createCorpus(desk.address, size, Date.now())
  const first = corpus.slice(0, Math.floor(size * 0.8))
  const later = corpus.slice(first.length)
  await desk.receive(first)
  const cutter = await startCutter(dovecot.port)
  await desk.start()
  await desk.link(cutter.port)
  cutter.cut(true)
  const kills = 20
  let inImport = 0
  for (let kill = 0; kill < kills; kill += 1) {
    if (await untilMoved(desk)) inImport += 1
    if (process.env['BENCH_VERBOSE']) say(`kill ${String(kill)}`, JSON.stringify(await desk.sync()))
    await wait((kill * 7919) % 400)
    await desk.kill()
    // How long a dead worker's mailbox waits for another one is measured elsewhere.
    if (server) await desk.inspect((db) => db.update(mailboxSyncs).set({ leasedUntil: null }))
    if (kill === 6 || kill === 13) await renumber(dovecot, desk)
    await desk.receive(later.slice((later.length / kills) * kill, (later.length / kills) * (kill + 1)))
    await desk.start()
  }
  await desk.receive(later.slice(Math.floor((later.length / kills) * kills)))
  cutter.cut(false)
  await untilRead(desk)
  await desk.kill('SIGTERM')
  say(
    `${String(kills)} kills (${String(inImport)} in the import), ${String(cutter.cuts())} cuts, 2 renumberings, ${name}`,
    await compare(desk, corpus),
  )
  cutter.stop()
  await desk.close()
}

/** Waits until more mails are there than were; false when the import is done. */
async function untilMoved(desk: Desk): Promise<boolean> {
  const { imported } = await desk.sync()
  let isImported = false
  const isMoved = async () => {
    const sync = await desk.sync()
    isImported = sync.is_imported
    if (sync.state === 'waiting') await desk.send('syncNow', { token: desk.token() })
    return isImported || sync.imported > imported
  }
  await until(isMoved, { everyMs: 20, what: 'more mail' })
  return !isImported
}

/** Two workers on PostgreSQL: the one that reads sleeps for a minute, wakes, and must not write. */
export async function benchSleeper(dovecot: Dovecot, size: number, server: string): Promise<void> {
  const desk = await openDesk(dovecot, 'sleeper', server)
  const corpus = createCorpus(desk.address, size, Date.now())
  await desk.receive(corpus)
  await desk.start()
  await desk.link()
  await until(async () => (await desk.sync()).imported > 0, { what: 'the first mail' })
  const { pid = 0 } = desk.api()
  process.kill(pid, 'SIGSTOP')
  const other = await startMain({ ...desk.home.environment, ALLOW_PRIVATE_HOSTS: 'true' })
  await wait(60_000)
  process.kill(pid, 'SIGCONT')
  await untilRead(desk)
  await other.end('SIGTERM')
  await desk.kill('SIGTERM')
  say('two workers, one asleep for 60 s', await compare(desk, corpus))
  await desk.close()
}

/** Without its list of UIDs Dovecot numbers a folder anew. */
async function renumber(dovecot: Dovecot, { maildir }: Desk): Promise<void> {
  const again = await dovecot.pause()
  for (const file of execFileSync('find', [maildir, '-name', 'dovecot*']).toString().split('\n'))
    if (/dovecot[.-](?:uid|index)/.test(file)) rmSync(file, { force: true })
  await again()
}

/** Waits until the mailbox is read to its end, and has been looked at once more. */
async function untilRead(desk: Desk): Promise<void> {
  const isLive = async () => {
    const { state, is_imported: isImported } = await desk.sync()
    if (state === 'waiting') await desk.send('syncNow', { token: desk.token() })
    return state === 'live' && isImported
  }
  await until(isLive, { everyMs: 500, patienceMs: 600_000, what: 'the end of the import' }).catch(
    async (error: unknown) => {
      say('the mailbox', JSON.stringify(await desk.sync()))
      process.stdout.write(desk.api().out())
      throw error
    },
  )
  await desk.send('syncNow', { token: desk.token() })
  await wait(5000)
  await until(isLive, { everyMs: 500, what: 'the last look' })
}

/** Lists lost, duplicated and changed mails by Message-ID. */
async function compare(desk: Desk, corpus: readonly CorpusMail[]): Promise<string> {
  const wanted = new Map(corpus.map((one) => [one.id, one]))
  return desk.inspect(async (db) => {
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
      const isSame = digest(body) === digest(text) && (folder === 'Sent') === (direction === 'out')
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

const digest = (text: string): string => createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex')
