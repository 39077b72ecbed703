import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { SendDraftAnswer } from '@draftdesk/contract'
import type { Database } from '../../database/open-database.ts'
import { drafts, draftSteps } from '../../database/schema.ts'
import { findOrderChanges } from '../../orders/order-changes.ts'
import type { ShopDeps } from '../../shops/shop-system.ts'
import { findDraft } from '../../threads/replies/find-draft.ts'
import type { Draft } from '../../threads/replies/draft.ts'

/** Changes of orders since the draft that mentions them, for the member who sends it. */
export interface ChangedOrders {
  readonly draft: Draft
  readonly news: SendDraftAnswer['news']
}

const openDraftStates: ReadonlySet<Draft['state']> = new Set(['ready', 'edited', 'failed', 'stale'])

/**
 * Reads the orders of a draft again and reports each set of changes once. Reports nothing while the shop is
 * down, so the reply can be sent.
 */
export async function findChangedOrders(
  tools: ShopDeps,
  store: { readonly id: string; readonly name: string },
  draftId: string,
): Promise<ChangedOrders | undefined> {
  const { db, clock } = tools
  const draft = await findDraft(db, store.id, draftId)
  if (!draft || !openDraftStates.has(draft.state)) return undefined
  const sources = draft.sentences.flatMap((sentence) =>
    sentence.sources.filter(({ kind }) => kind === 'order'),
  )
  if (sources.length === 0) return undefined
  const found = await findOrderChanges(tools, store.id, {
    replyAddress: draft.to[0]?.address ?? '',
    sinceMs: await findOrdersReadTimeMs(db, draft),
    sources,
  })
  if (found.kind !== 'changed') return undefined
  const changesHash = createHash('sha256').update(found.changes.join('\n')).digest('base64url')
  if (draft.toldOrders === changesHash) return undefined
  await db.update(drafts).set({ toldOrders: changesHash }).where(eq(drafts.id, draft.id))
  const at = new Date(clock()).toISOString()
  return {
    draft,
    news: found.changes.map((excerpt, index) => ({
      id: `order-${String(index)}`,
      sender: store.name,
      direction: 'out',
      created_at: at,
      excerpt,
      sent_by: null,
    })),
  }
}

/** The time when the orders of a draft were read. */
async function findOrdersReadTimeMs(db: Database, draft: Draft): Promise<number> {
  const [step] = await db
    .select({ at: draftSteps.startedAt })
    .from(draftSteps)
    .where(and(eq(draftSteps.draftId, draft.id), eq(draftSteps.step, 'gather')))
    .orderBy(desc(draftSteps.startedAt))
    .limit(1)
  return (step?.at ?? draft.createdAt).getTime()
}
