import type { ExampleProposalAnswer, FullExampleAnswer } from '@draftdesk/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { exampleProposals, proposalSearches } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { addExample } from '../../knowledge/edit-examples.ts'
import type { UnfitExample } from '../../knowledge/edit-examples.ts'
import { findExample } from '../../knowledge/example.ts'
import type { ExampleActionContext } from '../../knowledge/example.ts'
import type { QuotaExcess } from '../../knowledge/knowledge-quota.ts'

/** Lists the open proposals of a store, and tells whether a search for more is under way. */
export async function listProposals(
  db: Database,
  storeId: string,
): Promise<{ proposals: ExampleProposalAnswer[]; is_searching: boolean }> {
  const { id, title, question, answer, createdAt } = exampleProposals
  const proposals = await db
    .select({ id, title, question, answer })
    .from(exampleProposals)
    .where(and(eq(exampleProposals.storeId, storeId), eq(exampleProposals.state, 'open')))
    .orderBy(asc(createdAt), asc(id))
  const searching = await db.$count(
    proposalSearches,
    and(eq(proposalSearches.storeId, storeId), isNull(proposalSearches.parkedAt)),
  )
  return { proposals, is_searching: searching > 0 }
}

/** Dismisses a proposal, or reopens a dismissed one. Returns false for an unknown id. */
export async function setProposalState(
  db: Database,
  storeId: string,
  id: string,
  state: 'open' | 'dismissed',
): Promise<boolean> {
  if (!isUuid(id)) return false
  const changed = await db
    .update(exampleProposals)
    .set({ state })
    .where(
      and(
        eq(exampleProposals.storeId, storeId),
        eq(exampleProposals.id, id),
        eq(exampleProposals.state, state === 'open' ? 'dismissed' : 'open'),
      ),
    )
    .returning({ id: exampleProposals.id })
  return changed.length > 0
}

/** The texts of a proposal as a person accepts them. */
export interface AcceptedTexts {
  readonly title: string
  readonly question: string
  readonly answer: string
}

/** Turns an open proposal into an example that drafts use, in one transaction. */
export async function acceptProposal(
  db: Database,
  action: ExampleActionContext,
  id: string,
  texts: AcceptedTexts,
): Promise<
  { kind: 'accepted'; example: FullExampleAnswer } | { kind: 'missing' } | QuotaExcess | UnfitExample
> {
  if (!isUuid(id)) return { kind: 'missing' }
  const isThis = and(eq(exampleProposals.storeId, action.storeId), eq(exampleProposals.id, id))
  return transact(db, async (tx) => {
    const [open] = await tx
      .select({ id: exampleProposals.id })
      .from(exampleProposals)
      .where(and(isThis, eq(exampleProposals.state, 'open')))
      .for('update')
    if (!open) return { kind: 'missing' }
    const added = await addExample(tx, action, texts)
    if (added.kind !== 'added') return added
    await tx.update(exampleProposals).set({ state: 'accepted', exampleId: added.id }).where(isThis)
    const example = await findExample(tx, action, added.id)
    return example ? { kind: 'accepted', example } : { kind: 'missing' }
  })
}
