import { createHash } from 'node:crypto'

/** Hash of an erased address. It recognizes the address later without storing it. */
export const hashErasedAddress = (storeId: string, address: string): string =>
  createHash('sha256').update(`erased ${storeId} ${address.toLowerCase()}`).digest('base64url')
