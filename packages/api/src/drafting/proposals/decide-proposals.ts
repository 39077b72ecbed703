import type { ExampleProposalAnswer, ExampleTextAnswer } from '@draftdesk/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { exampleProposals, proposalSearches } from '../../database/schema.ts'
import { isUuid } from '../../database/uuid.ts'
import { addExample } from '../../knowledge/edit-examples.ts'
import type { Unfit } from '../../knowledge/edit-examples.ts'
import { findExample } from '../../knowledge/example.ts'
import type { ExampleAction } from '../../knowledge/example.ts'
import type { Full } from '../../knowledge/quota.ts'

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

/** Turns an open proposal into an example that drafts use. */
export async function acceptProposal(
  db: Database,
  action: ExampleAction,
  id: string,
  texts: AcceptedTexts,
): Promise<{ kind: 'accepted'; example: ExampleTextAnswer } | { kind: 'missing' } | Full | Unfit> {
  const { storeId } = action
  const [found] = isUuid(id)
    ? await db
        .update(exampleProposals)
        .set({ state: 'accepted' })
        .where(
          and(
            eq(exampleProposals.storeId, storeId),
            eq(exampleProposals.id, id),
            eq(exampleProposals.state, 'open'),
          ),
        )
        .returning({ language: exampleProposals.language })
    : []
  if (!found) return { kind: 'missing' }
  const added = await addExample(db, action, texts)
  if (added.kind !== 'added') {
    await db.update(exampleProposals).set({ state: 'open' }).where(eq(exampleProposals.id, id))
    return added
  }
  await db.update(exampleProposals).set({ exampleId: added.id }).where(eq(exampleProposals.id, id))
  const example = await findExample(db, action, added.id)
  return example ? { kind: 'accepted', example } : { kind: 'missing' }
}
