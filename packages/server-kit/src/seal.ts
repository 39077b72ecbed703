import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts credentials at rest (AES-256-GCM). `context` binds a sealed text to its record: moved elsewhere it won't open. */
export interface Seal {
  close: (text: string, context: string) => string
  /** The text, or undefined when it was sealed with another secret, purpose or context. */
  open: (sealed: string, context: string) => string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Creates a seal from a secret. Seals of another `purpose` have other keys, although the secret is the same.
 *
 * @example createSeal(secret, 'session token').close(token, recordKey)
 */
export function createSeal(secret: string, purpose: 'session token' | 'credentials'): Seal {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'draftdesk', purpose, 32)))
  return {
    close: (text, context) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes))
      try {
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch (error) {
        if (isGcmAuthenticationError(error)) return undefined
        throw error
      }
    },
  }
}

/** Node reports a failed authentication of GCM with a plain Error of this message. */
function isGcmAuthenticationError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unable to authenticate')
}
