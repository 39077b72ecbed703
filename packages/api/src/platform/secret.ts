import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** A new opaque secret of 256 bits, safe in addresses and headers. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** A new code of six digits. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The stored hash of a secret. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The secret that follows `secret` in its chain: only who holds `secret` can compute it, the stored salt alone is no help. */
export const deriveSecret = (salt: string, secret: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url')
