import { eq } from 'drizzle-orm'
import type { SettingsAnswer } from '@draftdesk/contract'
import type { Database } from '../database/open.ts'
import { storeSettings, stores } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { inStore } from './in-store.ts'
import { done, refuseStale, type Reply } from './visit.ts'

/** GET /v1/settings. */
export const showSettings = inStore<'settings'>(
  async ({ services, store }) => done(await readSettings(services.db, store.id)),
  'settings',
)

/** PATCH /v1/settings. */
export const updateSettings = inStore<'updateSettings'>(
  ({ services, input, store }) =>
    transact(services.db, async (tx): Promise<Reply<'updateSettings'>> => {
      await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, store.id)).for('no key update')
      const before = await readSettings(tx, store.id)
      if (before.version !== input.version) return refuseStale(before)
      const { name, signature, sender_name: senderName, reply_to: replyTo, undo_seconds: undoSeconds } = input
      if (name !== undefined) await tx.update(stores).set({ name }).where(eq(stores.id, store.id))
      const change = {
        signature,
        senderName,
        replyTo,
        undoSeconds,
        version: before.version + 1,
        updatedAt: new Date(services.clock()),
      }
      await tx
        .insert(storeSettings)
        .values({ storeId: store.id, ...change })
        .onConflictDoUpdate({ target: storeSettings.storeId, set: change })
      return done(await readSettings(tx, store.id))
    }),
  'settings',
)

async function readSettings(db: Database | Transaction, storeId: string): Promise<SettingsAnswer> {
  const [found] = await db
    .select({ store: stores, settings: storeSettings })
    .from(stores)
    .leftJoin(storeSettings, eq(storeSettings.storeId, stores.id))
    .where(eq(stores.id, storeId))
  if (!found) throw new Error('the store of the caller is gone')
  const { store, settings } = found
  return {
    name: store.name,
    store_id: store.number,
    signature: settings?.signature ?? '',
    sender_name: settings?.senderName ?? '',
    reply_to: settings?.replyTo ?? '',
    undo_seconds: settings?.undoSeconds ?? 10,
    version: settings?.version ?? 0,
  }
}
