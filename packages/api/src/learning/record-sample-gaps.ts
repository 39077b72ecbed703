import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { gaps } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { recordGaps } from './record-gaps.ts'

interface AnsweredSample {
  readonly sample: { readonly subject: string; readonly language: string }
  readonly reply: { readonly missing: readonly string[] }
}

/** Stores the unanswered sample questions, which show gaps before any mail arrives. */
export async function recordSampleGaps(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  storeId: string,
  answered: readonly AnsweredSample[],
): Promise<void> {
  if ((await db.$count(gaps, eq(gaps.storeId, storeId))) > 0) return
  await transact(db, async (tx) => {
    for (const { sample, reply } of answered)
      await recordGaps(
        tx,
        {
          ...{ storeId, threadId: undefined, subject: sample.subject },
          ...{ questions: reply.missing, language: sample.language },
        },
        clock(),
      )
  })
}
