import { createHash } from 'node:crypto'

/** What is left of an address that was erased: enough to know it again, not enough to read it. */
export const erasureHash = (storeId: string, address: string): string =>
  createHash('sha256').update(`erased ${storeId} ${address.toLowerCase()}`).digest('base64url')
