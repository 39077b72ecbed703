import { dayMs, hourMs } from '@draftdesk/contract/durations'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../calls/call-handler.ts'
import { draftUses, modelDays, modelMonths, policies, serverHours } from '../database/schema.ts'
import { getMonth } from '../drafting/model/month-limit.ts'

/** Drafts by document: sent as written, edited, discarded, and not right. */
const draftCounts: readonly (readonly [title: string | null, number, number, number, number])[] = [
  ['Wrong or damaged items', 18, 7, 2, 2],
  ['Shipping', 24, 4, 1, 1],
  [null, 3, 9, 6, 4],
]

/** Adds used drafts of the last weeks, none of them of the last seven days, and a month of a model's calls. */
export async function addDemoFigures(
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
  const month = getMonth(clock() - 31 * dayMs)
  await db.insert(modelMonths).values(
    [17, 19, 22].map((bucket) => ({
      ...{ storeId, month, owner: 'server' as const, model: 'demo-model', bucket },
      ...{ calls: 40 - bucket, tokensIn: 52_000, tokensOut: 6100, micros: 11_460 },
    })),
  )
  const ofMonth = Array.from({ length: 28 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  await db.insert(modelDays).values(
    ofMonth.map((day, index) => {
      const tokensIn = 900 + ((index * 7) % 11) * 200
      return {
        ...{ storeId, day, purpose: 'write' as const },
        ...{ calls: 2, tokensIn, tokensOut: 220, micros: tokensIn * 20 },
      }
    }),
  )
}

/** Adds the counts of a server that grows: of the last days, and of the last hours. */
export async function addDemoServerCounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const thisHourMs = Math.floor(clock() / hourMs) * hourMs
  const ages = new Set([
    ...Array.from({ length: 30 }, (_, index) => (30 - index) * 24),
    ...Array.from({ length: 23 }, (_, index) => 23 - index),
  ])
  await db.insert(serverHours).values(
    [...ages].map((age) => {
      const days = 30 - age / 24
      const varied = Math.floor(days) ** 2 % 13
      const delaySeconds = age % 6 === 0 ? 95 : age % 4
      return {
        ...{ hour: new Date(thisHourMs - age * hourMs), stores: 2 + Math.floor(days / 4) },
        ...{ people: 5 + Math.floor(days), emails: 400 + Math.floor(days * 40) + varied * 3 },
        drafts: 120 + Math.floor(days * 12) + varied,
        ...{ dueJobs: age % 6 === 0 ? 14 : age % 5, delaySeconds },
      }
    }),
  )
}
