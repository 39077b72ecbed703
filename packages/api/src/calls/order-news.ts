import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { SendDraftAnswer } from '@draftdesk/contract'
import { drafts, draftSteps } from '../database/schema.ts'
import { findOrderChanges } from '../orders/changed-since.ts'
import { findDraft } from '../threads/find-draft.ts'
import type { Draft } from '../threads/draft.ts'
import type { StoreVisit } from './in-store.ts'

/** Orders that changed since a draft was written that speaks of them, as news for who wants to send it. */
export interface OrderNews {
  readonly draft: Draft
  readonly news: SendDraftAnswer['news']
}

const open: ReadonlySet<Draft['state']> = new Set(['ready', 'edited', 'failed', 'stale'])

/**
 * Reads the orders again that a draft rests on, and says what changed, once: who presses again after that has read it. While
 * the shop is away nobody knows, and the reply goes out as it stands.
 */
export async function findOrderNews({
  services,
  store,
  id,
}: Pick<StoreVisit<'sendDraft'>, 'services' | 'store' | 'id'>): Promise<OrderNews | undefined> {
  const { db, connections, clock } = services
  const draft = await findDraft(db, store.id, id)
  if (!draft || !open.has(draft.state)) return undefined
  const sources = draft.sentences.flatMap((sentence) =>
    sentence.sources.filter(({ kind }) => kind === 'order'),
  )
  if (sources.length === 0) return undefined
  const found = await findOrderChanges({ ...services, shopify: connections.shopify }, store.id, {
    replyAddress: draft.to[0]?.address ?? '',
    sinceMs: await readAtMs(services, draft),
    sources,
  })
  if (found.kind !== 'changed') return undefined
  const told = createHash('sha256').update(found.changes.join('\n')).digest('base64url')
  if (draft.toldOrders === told) return undefined
  await db.update(drafts).set({ toldOrders: told }).where(eq(drafts.id, draft.id))
  const at = new Date(clock()).toISOString()
  return {
    draft,
    news: found.changes.map((excerpt, index) => ({
      id: `order-${String(index)}`,
      sender: store.name,
      direction: 'out',
      created_at: at,
      excerpt,
    })),
  }
}

/** When the orders were read that a draft speaks of. */
async function readAtMs(
  { db }: Pick<StoreVisit<'sendDraft'>['services'], 'db'>,
  draft: Draft,
): Promise<number> {
  const [step] = await db
    .select({ at: draftSteps.startedAt })
    .from(draftSteps)
    .where(and(eq(draftSteps.draftId, draft.id), eq(draftSteps.step, 'gather')))
    .orderBy(desc(draftSteps.startedAt))
    .limit(1)
  return (step?.at ?? draft.createdAt).getTime()
}
