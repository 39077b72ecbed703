import { calls } from '@draftdesk/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../src/database/open-database.ts'
import { members, stores, threads, users } from '../src/database/schema.ts'
import { testPassword } from '../src/testing/api.ts'
import { buildRequest } from '../src/testing/client.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { openBenchStore } from './bench-store.ts'
import type { BenchStore } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'
import { fillStores, fullSizes } from './fill-stores.ts'

const roundCount = 12
const parallelRequests = 8

/** A request of the measurement. */
interface MeasuredRead {
  readonly kind: string
  readonly input: Record<string, string>
}

/** A store that is measured, with the token of its owner. */
interface MeasuredStore {
  readonly size: string
  readonly token: string
  /** The number of one of its orders. */
  readonly order: string
}

/**
 * Measures lists and searches in a PostgreSQL with 1,000 stores and 2 million mails, one at a time and eight at a time.
 * With `GROWTH_DATABASE_URL` the data stays there for the next run.
 */
export async function benchLargeDatabase(dovecot: Dovecot, scale: number, server: string): Promise<void> {
  const keptUrl = process.env['GROWTH_DATABASE_URL']
  const bench = await openBenchStore(dovecot, 'growth', server, keptUrl)
  try {
    await bench.start()
    const isFilled = await bench.inspect(async (db) => (await db.$count(stores)) > 1)
    if (!isFilled) {
      await bench.signIn()
      await bench.kill('SIGTERM')
      const beganMs = performance.now()
      await bench.inspect((db) => fillDatabase(db, scale))
      printFigure('filled', `${((performance.now() - beganMs) / 1000).toFixed(0)} s`)
      await bench.start()
    }
    const measured = await signInToMeasuredStores(bench)
    for (const store of measured)
      for (const look of listMeasuredReads(store)) await timeRead(bench, store, look)
    for (const size of new Set(measured.map((store) => store.size))) {
      const kinds = new Map<string, number[]>()
      for (const store of measured.filter((one) => one.size === size))
        for (const look of listMeasuredReads(store)) {
          const tookMs = kinds.get(look.kind) ?? []
          kinds.set(look.kind, tookMs)
          for (let round = 0; round < roundCount; round += 1) tookMs.push(await timeRead(bench, store, look))
        }
      for (const [kind, tookMs] of kinds) printResponseTimes(`${size}, ${kind}`, tookMs)
    }
    await timeParallelReads(bench, measured)
  } finally {
    await bench.kill('SIGTERM')
    await bench.close()
  }
}

async function fillDatabase(db: Database, scale: number): Promise<void> {
  const [owner] = await db.select().from(users)
  await fillStores(db, owner?.id ?? '', {
    stores: Math.ceil(fullSizes.stores * scale),
    largest: Math.ceil(fullSizes.largest * scale),
    large: Math.ceil(fullSizes.large * scale),
    others: fullSizes.others,
  })
}

/** Enters the first store, three large ones and eight others as their owner. */
async function signInToMeasuredStores(bench: BenchStore): Promise<MeasuredStore[]> {
  const rows = await bench.inspect(async (db) => {
    const entered = await db
      .select({
        id: stores.id,
        name: stores.name,
        order: sql<string>`(select substring(subject from '\\d+') from ${threads} where store_id = ${stores.id} order by id limit 1)`,
      })
      .from(members)
      .innerJoin(stores, eq(stores.id, members.storeId))
      .where(sql`${members.role} = 'owner' and ${stores.name} like 'Store %'`)
    return entered.toSorted((a, b) => parseStoreNumber(a.name) - parseStoreNumber(b.name))
  })
  const chosen = [
    ...rows.slice(0, 1).map((row) => ({ ...row, size: 'largest store' })),
    ...rows.slice(1, 4).map((row) => ({ ...row, size: 'large stores' })),
    ...rows.slice(-8).map((row) => ({ ...row, size: 'other stores' })),
  ]
  const found: MeasuredStore[] = []
  for (const { id, size, order } of chosen) {
    const first = await bench.send('signIn', { input: { email: 'owner@bench.test', password: testPassword } })
    const { body } = await bench.send('switchStore', { token: String(first.body['token']), id })
    found.push({ size, order, token: String(body['token']) })
  }
  return found
}

const parseStoreNumber = (name: string): number => Number(name.replace('Store ', ''))

const listMeasuredReads = ({ order }: MeasuredStore): MeasuredRead[] => [
  { kind: 'list', input: {} },
  { kind: 'list of drafts', input: { filter: 'drafts' } },
  { kind: 'list of archived', input: { filter: 'archive' } },
  { kind: 'word of every third mail', input: { q: 'tent' } },
  { kind: 'word of every thousandth mail', input: { q: 'xylophone' } },
  { kind: 'beginning of a word', input: { q: 'zip' } },
  { kind: 'two words', input: { q: 'tent zipper' } },
  { kind: 'word of no mail', input: { q: 'absentword' } },
  { kind: 'order number', input: { q: `#${order}` } },
  { kind: 'address', input: { q: 'customer17@mail17.test' } },
]

async function timeRead(
  bench: BenchStore,
  { token }: MeasuredStore,
  { kind, input }: MeasuredRead,
): Promise<number> {
  const beganMs = performance.now()
  const response = await fetch(buildRequest(calls.threads, { token, input }, bench.api().url))
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${kind}: ${String(response.status)}`)
  return performance.now() - beganMs
}

/** Repeats all requests in mixed order, eight at a time. */
async function timeParallelReads(bench: BenchStore, measured: readonly MeasuredStore[]): Promise<void> {
  const requests = Array.from({ length: roundCount }, (_, round) => round).flatMap((round) =>
    measured.flatMap((store, place) =>
      listMeasuredReads(store).map((look, at) => ({
        store,
        look,
        order: (round * 7 + place * 13 + at * 29) % 101,
      })),
    ),
  )
  const waiting = requests.toSorted((a, b) => a.order - b.order)
  const tookMs = new Map<string, number[]>()
  const sendNextReads = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const took = await timeRead(bench, next.store, next.look)
      const key = next.look.kind
      tookMs.set(key, [...(tookMs.get(key) ?? []), took])
    }
  }
  await Promise.all(Array.from({ length: parallelRequests }, sendNextReads))
  for (const [kind, values] of tookMs) printResponseTimes(`eight at a time, ${kind}`, values)
}

function printResponseTimes(name: string, tookMs: readonly number[]): void {
  const [fastest = '', p50 = '', p95 = ''] = [0, 0.5, 0.95].map((share) =>
    String(computePercentile(tookMs, share)),
  )
  printFigure(name, `fastest ${fastest} ms, p50 ${p50} ms, p95 ${p95} ms`)
}
