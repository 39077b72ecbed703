import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** A new opaque 256-bit secret, safe in URLs and headers. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** A new six-digit code. */
export const createSixDigitCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The stored hash of a secret. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Derives the next secret of a chain. It needs `secret`; the stored salt alone is useless. */
export const deriveSecret = (salt: string, secret: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url')
