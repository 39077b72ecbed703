import { createHash } from 'node:crypto'

/** Hash of a deleted mail. It recognizes the mail in the mailbox without storing its Message-ID. */
export const hashRemovedMail = (storeId: string, messageId: string): string =>
  createHash('sha256').update(`removed ${storeId} ${messageId}`).digest('base64url')
