import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { readCpuMs } from '../src/testing/measure/process-usage.ts'
import { customers, drafts, emails, stores, tags, threads, threadTags } from '../src/database/schema.ts'
import type { Database } from '../src/database/open-database.ts'
import { createCorpus } from './corpus.ts'
import type { CorpusMail } from './corpus.ts'
import { openBenchStore } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'

/** Measured list views by name. */
const listViews: Readonly<Record<string, Record<string, string>>> = {
  'all, first page': {},
  'drafts, first page': { filter: 'drafts' },
  'sent, first page': { filter: 'sent' },
  'archive, first page': { filter: 'archive' },
  unread: { unread: 'true' },
  'waiting, oldest first': { needs_reply: 'true', order: 'oldest' },
  'a word that is in every third mail': { q: 'tent' },
  'the beginning of a word in nearly all': { q: 'ord' },
  'an order number': { q: '#3456' },
  'an address': { q: 'customer-777@mail27.test' },
  'a word of no mail': { q: 'xylophone' },
  'a tag of half': { q: 'tag:half' },
  'a tag of a few': { q: 'tag:few' },
  'older than 90 days': { older_than: '90' },
}
const roundCount = 40

/** Measures the response time of each list of a store with `size` mails. */
export async function benchThreadLists(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const bench = await openBenchStore(dovecot, `lists-${name.toLowerCase()}`, server)
  await bench.start()
  await bench.signIn()
  await bench.kill('SIGTERM')
  await bench.inspect((db) => insertCorpusRows(db, createCorpus(bench.address, size, Date.now())))
  await bench.start()
  let cursor: string | undefined
  for (let page = 0; page < 20; page += 1) {
    const input = { ...(cursor !== undefined && { cursor }) }
    const { body } = await bench.send('threads', { token: bench.token(), input })
    cursor = String(body['next'])
  }
  const all = { ...listViews, 'all, page 21': { cursor: cursor ?? '' } }
  for (const [look, input] of Object.entries(all)) {
    const tookMs: number[] = []
    let found = 0
    const cpuMs = readCpuMs(bench.api().pid)
    for (let round = 0; round < roundCount; round += 1) {
      const beganMs = performance.now()
      const { status, body } = await bench.send('threads', { token: bench.token(), input })
      tookMs.push(performance.now() - beganMs)
      if (status !== 200) throw new Error(`${look}: ${String(status)}`)
      found = (body['threads'] as unknown[]).length
    }
    const figures = `p50 ${String(computePercentile(tookMs, 0.5))} ms, p95 ${String(computePercentile(tookMs, 0.95))} ms`
    const cpu = ((readCpuMs(bench.api().pid) - cpuMs) / roundCount).toFixed(0)
    printFigure(`${look}, ${name}`, `${figures}, ${cpu} ms of processor, ${String(found)} rows`)
  }
  await bench.kill('SIGTERM')
  await bench.close()
}

/**
 * Fills rows as after an import: a third of the conversations archived, one in ten waiting, one in twenty
 * with a draft.
 */
async function insertCorpusRows(db: Database, corpus: readonly CorpusMail[]): Promise<void> {
  const [store] = await db.select().from(stores)
  const storeId = store?.id ?? ''
  const talks = [...Map.groupBy(corpus, ({ id }) => id.split('.')[0]).values()]
  for (let at = 0; at < talks.length; at += 200) {
    const rows = talks.slice(at, at + 200).map((mails, index) => buildThreadRows(storeId, mails, at + index))
    await db.insert(customers).values(rows.map(({ customer }) => customer))
    await db.insert(threads).values(rows.map(({ thread }) => thread))
    await db.insert(emails).values(rows.flatMap((row) => row.emails))
    const written = rows.flatMap(({ thread }, index) =>
      index % 20 === 0 ? [{ threadId: thread.id, body: 'Hello' }] : [],
    )
    await db.insert(drafts).values(written)
  }
  await db.execute(
    sql`insert into ${tags} (store_id, name, color) values (${storeId}, 'Half', 'red'), (${storeId}, 'Few', 'blue')`,
  )
  await db.execute(sql`insert into ${threadTags} (tag_id, thread_id) select ${tags}.id, ${threads}.id
    from ${threads}, ${tags} where random() < case ${tags.name} when 'Half' then 0.5 else 0.0005 end`)
  await db.execute('analyze')
}

const parseSenderAddress = (one: Pick<CorpusMail, 'mail'> | undefined): string =>
  /<(.+)>/.exec(one?.mail.from ?? '')?.[1] ?? ''

function buildThreadRows(storeId: string, mails: readonly CorpusMail[], number: number) {
  const moments = mails.map(({ mail }) => new Date(mail.atMs ?? 0))
  const [first] = mails
  const [firstAt = new Date(0), lastAt = firstAt] = [moments[0], moments.at(-1)]
  const customer = { id: randomUUID(), storeId, address: parseSenderAddress(first), firstAt, lastAt }
  const threadId = randomUUID()
  const subject = first?.mail.subject ?? ''
  const isWaiting = number % 10 === 0
  return {
    customer,
    thread: {
      ...{ id: threadId, storeId, subject, baseSubject: subject.toLowerCase(), customerId: customer.id },
      ...{ createdAt: firstAt, lastEmailAt: lastAt, customerAt: firstAt },
      storeAt: mails.at(-1)?.folder === 'Sent' ? lastAt : null,
      needsReply: isWaiting,
      isUnread: isWaiting,
      archivedAt: number % 3 === 0 ? lastAt : null,
    },
    emails: mails.map(({ mail, id, folder }, index) => ({
      ...{
        threadId,
        storeId,
        sender: mail.from ?? '',
        body: mail.text ?? '',
        messageId: id,
        fingerprint: id,
      },
      direction: folder === 'Sent' ? ('out' as const) : ('in' as const),
      createdAt: moments[index] ?? firstAt,
      subject: mail.subject ?? '',
      fromAddress: parseSenderAddress({ mail }),
      replyTo: customer.address,
    })),
  }
}
