import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Encrypts tokens at rest (AES-256-GCM). `context` binds a sealed text to its record: moved elsewhere it won't open. */
export interface Seal {
  close(text: string, context: string): string
  /** The text, or undefined when it was sealed with another secret or context. */
  open(sealed: string, context: string): string | undefined
}

export function createSeal(secret: string): Seal {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'draftdesk', 'session token', 32)))
  return {
    close(text, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 28) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28))
      try {
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch (error) {
        if (isWrongKey(error)) return undefined
        throw error
      }
    },
  }
}

/** Node reports a failed authentication of GCM with a plain Error of this message. */
function isWrongKey(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unable to authenticate')
}

/**
 * The secret beside the session database, made on first use; readable by the owner only. It appears under its name
 * whole or not at all, so that two processes starting together read the same one.
 */
export function loadSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      unlinkSync(draft)
    }
  }
  return readFileSync(file, 'utf8')
}
