import type { outbox } from '../database/schema.ts'
import type { NewNotification } from './record-notifications.ts'

/** The event key of a failed reply. */
export const sendFailureKey = (outboxId: string): string => `send ${outboxId}`

/** The notification about a failed reply to its sender. Undefined if they were deleted. */
export const toSendFailure = ({
  id,
  threadId,
  sentBy: userId,
}: Pick<typeof outbox.$inferSelect, 'id' | 'threadId' | 'sentBy'>): NewNotification[] =>
  userId === null ? [] : [{ userId, kind: 'send_failed', threadId, key: sendFailureKey(id) }]
