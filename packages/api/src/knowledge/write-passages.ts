import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { passages, policies } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { takeTurns } from '../platform/turns.ts'
import { findLanguage } from '../reading/language.ts'
import { cutPassages, type Cut } from './cut-passages.ts'

/** Passages go into the database this many at a time. */
const atOnce = 500
/** A passage tells its language by itself from here on; a shorter one is in its document's. */
const tellingLength = 80

const isOutdated = sql`${policies.cutFrom} is distinct from md5(${policies.content})`

/** Cuts a document into passages if its text is another one than they were cut from. Until the transaction ends, nobody else does. */
export async function writePassages(tx: Transaction, policyId: string): Promise<void> {
  const [policy] = await tx
    .select()
    .from(policies)
    .where(and(eq(policies.id, policyId), isOutdated))
    .for('update')
  if (!policy) return
  const { id, storeId, content, version } = policy
  const before = await tx.select().from(passages).where(eq(passages.policyId, id))
  const byHash = new Map(before.map((row) => [row.hash, row]))
  const cuts = await takeTurns(readCuts(content))
  const rows = cuts.map((cut, position) => {
    const hash = hashOf(cut)
    const same = byHash.get(hash)
    byHash.delete(hash)
    return {
      ...(same && { id: same.id, asked: same.asked }),
      ...cut,
      ...{ storeId, policyId: id, policyVersion: version, position, hash },
    }
  })
  await tx.delete(passages).where(eq(passages.policyId, id))
  for (let at = 0; at < rows.length; at += atOnce)
    await tx.insert(passages).values(rows.slice(at, at + atOnce))
  await tx
    .update(policies)
    .set({ cutFrom: sql`md5(${policies.content})` })
    .where(eq(policies.id, id))
}

/** The passages of a text and their languages, one a step: telling a language takes its time. */
function* readCuts(text: string): Generator<undefined, (Cut & { language: string | null })[]> {
  const whole = findLanguage(text) ?? null
  const cuts: (Cut & { language: string | null })[] = []
  for (const cut of cutPassages(text)) {
    yield
    cuts.push({
      ...cut,
      language: cut.body.length < tellingLength ? whole : (findLanguage(cut.body) ?? whole),
    })
  }
  return cuts
}

/** Cuts every document of a store whose passages are not of its text: those that were there before there were passages. */
export async function writeMissingPassages(db: Database, storeId: string): Promise<void> {
  const outdated = await db
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(eq(policies.storeId, storeId), eq(policies.state, 'ready'), isNull(policies.deletedAt), isOutdated),
    )
  for (const { id } of outdated) await transact(db, (tx) => writePassages(tx, id))
}

const hashOf = ({ heading, body }: Cut): string =>
  createHash('sha256').update(`${heading}\n${body}`).digest('hex').slice(0, 32)
