import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/open-database.ts'
import { stores, tags, users } from '../src/database/schema.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { openBenchStore } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'

const roundCount = 40
const peopleCount = 20_000

/** Measures filtered lists and the completion of addresses of a store with `size` conversations of 20,000 customers. */
export async function benchListFilters(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const bench = await openBenchStore(dovecot, 'filters', server)
  await bench.start()
  await bench.signIn()
  await bench.kill('SIGTERM')
  const { half, few, assignee } = await bench.inspect((db) => insertFilterRows(db, size))
  await bench.start()
  const lists: Readonly<Record<string, Record<string, string>>> = {
    all: {},
    unread: { unread: 'true' },
    'a tag of half': { tag: half },
    'a tag of a few': { tag: few },
    'a language of a third': { language: 'de' },
    'one assignee': { assignee },
    'older than 90 days': { older_than: '90' },
    'tag, language and assignee': { tag: half, language: 'de', assignee },
  }
  const measureCall = async (what: string, call: 'threads' | 'recipients', input: Record<string, string>) => {
    const tookMs: number[] = []
    for (let round = 0; round < roundCount; round += 1) {
      const beganMs = performance.now()
      const { status } = await bench.send(call, { token: bench.token(), input })
      tookMs.push(performance.now() - beganMs)
      if (status !== 200) throw new Error(`${what}: ${String(status)}`)
    }
    printFigure(
      what,
      `p50 ${String(computePercentile(tookMs, 0.5))} ms, p95 ${String(computePercentile(tookMs, 0.95))} ms`,
    )
  }
  for (const [what, input] of Object.entries(lists)) await measureCall(what, 'threads', input)
  for (const q of ['a', 'ann', 'customer777', 'nobody'])
    await measureCall(`completion of "${q}"`, 'recipients', { q })
  await bench.kill('SIGTERM')
  await bench.close()
}

/** Fills rows by the database. Returns the ids to filter by. */
async function insertFilterRows(db: Database, size: number) {
  const [store] = await db.select().from(stores)
  const [user] = await db.select().from(users)
  const storeId = store?.id ?? ''
  const assignee = user?.id ?? ''
  await db.execute(sql`insert into customers (store_id, address, name, language, first_at, last_at)
    select ${storeId}::uuid, 'customer' || n || '@mail' || n % 50 || '.test', (array['Ann', 'Ben', 'Cleo'])[1 + n % 3] || ' Moreau',
      (array['de', 'en', 'fr'])[1 + n % 3], now() - interval '1 year', now() from generate_series(1, ${peopleCount}::int) n`)
  await db.execute(sql`insert into recipients (store_id, address, name, last_at)
    select store_id, address, name, last_at from customers`)
  await db.execute(sql`with numbered as (select id, row_number() over () as number from customers)
    insert into threads (store_id, subject, base_subject, customer_id, created_at, last_email_at, customer_at, needs_reply, is_unread, assignee_id)
    select ${storeId}::uuid, 'Question ' || n, 'question ' || n, numbered.id, at, at, at, n % 10 = 0, n % 10 = 0,
      case when n % 5 = 0 then ${assignee}::uuid end
    from generate_series(1, ${size}::int) n join numbered on numbered.number = 1 + n % ${peopleCount}::int,
      lateral (select now() - make_interval(mins => n) as at) moment`)
  await db.execute(sql`insert into emails (thread_id, store_id, direction, sender, body, subject, from_address, reply_to, created_at, message_id, fingerprint)
    select threads.id, threads.store_id, 'in', customers.address, 'Where is my parcel?', threads.subject, customers.address, customers.address,
      threads.last_email_at, threads.id::text, threads.id::text from threads join customers on customers.id = threads.customer_id`)
  const [half, few] = await db
    .insert(tags)
    .values([
      { storeId, name: 'Half', color: 'red' },
      { storeId, name: 'Few', color: 'blue' },
    ])
    .returning()
  await db.execute(
    sql`insert into thread_tags (tag_id, thread_id) select ${half?.id ?? ''}::uuid, id from threads where random() < 0.5`,
  )
  await db.execute(
    sql`insert into thread_tags (tag_id, thread_id) select ${few?.id ?? ''}::uuid, id from threads where random() < 0.0005`,
  )
  await db.execute(sql`analyze`)
  return { half: half?.id ?? '', few: few?.id ?? '', assignee }
}
