import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { learnedQuestions, passages, policies } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { splitIntoPassages } from './split-into-passages.ts'
import type { PassageText } from './split-into-passages.ts'

/** Passages per insert statement. */
const rowsPerInsert = 500
/** The shortest passage to detect the language of. Shorter ones inherit the document's. */
const minLengthForLanguage = 80

const isOutdated = sql`${policies.cutFrom} is distinct from md5(${policies.content})`

/** A text and its passages, ready to insert. */
export interface TextWithPassages {
  readonly text: string
  readonly cuts: readonly (PassageText & { readonly language: string | null; readonly hash: string })[]
}

/** Splits a text into passages with their languages, unless another process did. Yields to requests in between. */
export const preparePassages = (text: string, cuts?: readonly PassageText[]): Promise<TextWithPassages> =>
  runSteps(preparePassagesInSteps(text, cuts))

function* preparePassagesInSteps(
  text: string,
  given?: readonly PassageText[],
): Generator<undefined, TextWithPassages> {
  const whole = findLanguage(text) ?? null
  const cuts: TextWithPassages['cuts'][number][] = []
  for (const cut of given ?? (yield* splitIntoPassages(text))) {
    yield
    const language = cut.body.length < minLengthForLanguage ? whole : (findLanguage(cut.body) ?? whole)
    cuts.push({ ...cut, language, hash: hashPassageText(cut) })
  }
  return { text, cuts }
}

const hashPassageText = ({ heading, body }: PassageText): string =>
  createHash('sha256').update(`${heading}\n${body}`).digest('hex').slice(0, 32)

/** Replaces outdated passages of a document. Other writers wait until the transaction ends. */
export async function writePassages(
  tx: Transaction,
  policyId: string,
  { text, cuts }: TextWithPassages,
): Promise<void> {
  const [policy] = await tx
    .select({ id: policies.id, storeId: policies.storeId, version: policies.version })
    .from(policies)
    .where(and(eq(policies.id, policyId), isOutdated, sql`md5(${policies.content}) = md5(${text})`))
    .for('update')
  if (!policy) return
  const { id, storeId, version } = policy
  const before = await tx
    .select({ id: passages.id, hash: passages.hash })
    .from(passages)
    .where(eq(passages.policyId, id))
  const byHash = new Map(before.map((row) => [row.hash, row]))
  const rows = cuts.map((cut, position) => {
    const same = byHash.get(cut.hash)
    byHash.delete(cut.hash)
    return {
      ...(same && { id: same.id }),
      ...cut,
      ...{ storeId, policyId: id, policyVersion: version, position },
    }
  })
  const kept = rows.flatMap((row) => row.id ?? [])
  const learned = await tx.select().from(learnedQuestions).where(inArray(learnedQuestions.passageId, kept))
  await tx.delete(passages).where(eq(passages.policyId, id))
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await tx.insert(passages).values(rows.slice(at, at + rowsPerInsert))
  for (let at = 0; at < learned.length; at += rowsPerInsert)
    await tx.insert(learnedQuestions).values(learned.slice(at, at + rowsPerInsert))
  await tx
    .update(policies)
    .set({ cutFrom: sql`md5(${policies.content})` })
    .where(eq(policies.id, id))
}

/** Splits every document of a store whose passages are outdated. */
export async function rewriteOutdatedPassages(db: Database, storeId: string): Promise<void> {
  const outdated = await db
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(eq(policies.storeId, storeId), eq(policies.state, 'ready'), isNull(policies.deletedAt), isOutdated),
    )
  for (const { id } of outdated) {
    const [policy] = await db.select({ content: policies.content }).from(policies).where(eq(policies.id, id))
    if (!policy) continue
    const prepared = await preparePassages(policy.content)
    await transact(db, (tx) => writePassages(tx, id, prepared))
  }
}
