import type { outbox } from '../database/schema.ts'
import type { NewNotification } from './record-notifications.ts'

/** The event of a reply that is not sent. */
export const sendFailureKey = (outboxId: string): string => `send ${outboxId}`

/** The notification of the person whose reply is not sent. None once that person is deleted. */
export const toSendFailure = ({
  id,
  threadId,
  sentBy: userId,
}: Pick<typeof outbox.$inferSelect, 'id' | 'threadId' | 'sentBy'>): NewNotification[] =>
  userId === null ? [] : [{ userId, kind: 'send_failed', threadId, key: sendFailureKey(id) }]
