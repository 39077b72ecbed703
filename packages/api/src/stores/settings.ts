import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { storeSettings, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'

type Stored = typeof storeSettings.$inferSelect

/** Editable settings of a store. `version` grows with each change. */
export type Settings = Pick<
  Stored,
  'signature' | 'senderName' | 'replyTo' | 'undoSeconds' | 'assignsInTurn' | 'version'
> & {
  readonly name: string
  /** The store's number. */
  readonly number: number
}

type Edit = {
  readonly [Field in 'name' | 'signature' | 'senderName' | 'replyTo' | 'undoSeconds' | 'assignsInTurn']?:
    Settings[Field] | undefined
}

/** The settings of a store, or the defaults. */
export async function readSettings(db: Database | Transaction, storeId: string): Promise<Settings> {
  const [found] = await db
    .select({ store: stores, settings: storeSettings })
    .from(stores)
    .leftJoin(storeSettings, eq(storeSettings.storeId, stores.id))
    .where(eq(stores.id, storeId))
  if (!found) throw new Error('the store of the caller is gone')
  const { store, settings } = found
  return {
    name: store.name,
    number: store.number,
    signature: settings?.signature ?? '',
    senderName: settings?.senderName ?? '',
    replyTo: settings?.replyTo ?? '',
    undoSeconds: settings?.undoSeconds ?? 10,
    assignsInTurn: settings?.assignsInTurn ?? false,
    version: settings?.version ?? 0,
  }
}

/** Changes settings at the given version. Returns the current settings in any case. */
export function changeSettings(
  db: Database,
  storeId: string,
  version: number,
  edit: Edit,
  nowMs: number,
): Promise<{ isChanged: boolean; settings: Settings }> {
  return transact(db, async (tx) => {
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update')
    const before = await readSettings(tx, storeId)
    if (before.version !== version) return { isChanged: false, settings: before }
    const { name, ...settings } = edit
    if (name !== undefined) await tx.update(stores).set({ name }).where(eq(stores.id, storeId))
    const change = { ...settings, version: version + 1, updatedAt: new Date(nowMs) }
    await tx
      .insert(storeSettings)
      .values({ storeId, ...change })
      .onConflictDoUpdate({ target: storeSettings.storeId, set: change })
    return { isChanged: true, settings: await readSettings(tx, storeId) }
  })
}
