import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { members, storeSettings, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { recordActivity } from './record-activity.ts'
import type { Activity } from './record-activity.ts'

type SettingsRow = typeof storeSettings.$inferSelect

/** Editable settings of a store. `version` grows with each change. */
export type StoreSettings = Pick<
  SettingsRow,
  'signature' | 'senderName' | 'replyTo' | 'undoSeconds' | 'assignsInTurn' | 'requiresTwoStep' | 'version'
> & {
  readonly name: string
  readonly number: number
}

type StoreSettingsEdit = {
  readonly [Field in Exclude<keyof StoreSettings, 'number' | 'version'>]?: StoreSettings[Field] | undefined
}

/** The settings of a store, or the defaults. */
export async function loadStoreSettings(db: Database | Transaction, storeId: string): Promise<StoreSettings> {
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
    requiresTwoStep: settings?.requiresTwoStep ?? false,
    version: settings?.version ?? 0,
  }
}

/** Changes settings at the given version. Returns the current settings in any case. */
export function changeStoreSettings(
  db: Database,
  storeId: string,
  version: number,
  edit: StoreSettingsEdit,
  { actor, nowMs }: Pick<Activity, 'actor' | 'nowMs'>,
): Promise<{ isChanged: boolean; settings: StoreSettings }> {
  return transact(db, async (tx) => {
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update')
    const before = await loadStoreSettings(tx, storeId)
    if (before.version !== version) return { isChanged: false, settings: before }
    const { name, ...settings } = edit
    if (name !== undefined) await tx.update(stores).set({ name }).where(eq(stores.id, storeId))
    const change = { ...settings, version: version + 1, updatedAt: new Date(nowMs) }
    await tx
      .insert(storeSettings)
      .values({ storeId, ...change })
      .onConflictDoUpdate({ target: storeSettings.storeId, set: change })
    const { requiresTwoStep = before.requiresTwoStep } = edit
    if (requiresTwoStep !== before.requiresTwoStep) {
      const action = requiresTwoStep ? 'two_step_required' : 'two_step_optional'
      await recordActivity(tx, { storeId, actor, action, nowMs })
      await publishMemberEvents(tx, storeId, nowMs)
    }
    return { isChanged: true, settings: await loadStoreSettings(tx, storeId) }
  })
}

/** Has every open event stream of the store check the access of its person again. */
async function publishMemberEvents(tx: Transaction, storeId: string, nowMs: number): Promise<void> {
  const people = await tx.select({ ref: members.userId }).from(members).where(eq(members.storeId, storeId))
  const events = people.map(({ ref }) => ({ storeId, type: 'member' as const, ref }))
  await publishEvents(tx, events, nowMs)
}
