import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../calls/handler.ts'
import { draftUses, modelMonths, policies } from '../database/schema.ts'
import { monthOf } from '../drafting/model/month-limit.ts'

const dayMs = 86_400_000

/** Drafts by document: sent as written, edited, discarded, and not right. */
const draftCounts: readonly (readonly [title: string | null, number, number, number, number])[] = [
  ['Wrong or damaged items', 18, 7, 2, 2],
  ['Shipping', 24, 4, 1, 1],
  [null, 3, 9, 6, 4],
]

/** Adds used drafts of the last weeks, none of them of the last seven days, and a month of a model's calls. */
export async function addFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
): Promise<void> {
  const dateOfDraft = (index: number) => new Date(clock() - (9 + (index % 18)) * dayMs)
  for (const [title, asWritten, edited, discarded, faults] of draftCounts) {
    const [policy] =
      title === null
        ? []
        : await db
            .select({ id: policies.id })
            .from(policies)
            .where(and(eq(policies.storeId, storeId), eq(policies.title, title)))
    const uses = [
      ...Array<'as_written'>(asWritten).fill('as_written'),
      ...Array<'edited'>(edited).fill('edited'),
      ...Array<'discarded'>(discarded).fill('discarded'),
    ]
    await db.insert(draftUses).values(
      uses.map((use, index) => ({
        ...{ draftId: randomUUID(), storeId, policyId: policy?.id ?? null, use, usedAt: dateOfDraft(index) },
        ...(index < faults && {
          fault: index % 2 ? ('tone' as const) : ('incomplete' as const),
          faultAt: dateOfDraft(index),
        }),
      })),
    )
  }
  const month = monthOf(clock() - 31 * dayMs)
  await db.insert(modelMonths).values(
    [17, 19, 22].map((bucket) => ({
      ...{ storeId, month, owner: 'server' as const, model: 'demo-model', bucket },
      ...{ calls: 40 - bucket, tokensIn: 52_000, tokensOut: 6100, micros: 11_460 },
    })),
  )
}
