import type { Transaction } from '../database/transact.ts'
import { publish } from './publish.ts'

/** Tells open pages that conversations of a store changed, and the lists that show them. */
export const tellThreads = (
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  ...threadIds: readonly string[]
): Promise<void> =>
  publish(
    tx,
    [...threadIds.map((ref) => ({ storeId, type: 'thread' as const, ref })), { storeId, type: 'list' }],
    nowMs,
  )
