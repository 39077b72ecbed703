import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFault } from './fault.ts'

/** Encrypts other people's credentials at rest (AES-256-GCM). `context` binds a sealed text to its row: moved elsewhere it won't open. */
export interface Seal {
  close: (text: string, context: string) => string
  /** The text, or undefined when it was sealed with another secret or context. */
  open: (sealed: string, context: string) => string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/** Creates a seal from a secret. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, 'draftdesk', 'credentials', 32))
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
        // Node reports a failed authentication of GCM with a plain Error of this message.
        if (error instanceof Error && error.message.includes('unable to authenticate')) return undefined
        throw error
      }
    },
  }
}

/**
 * The secret in `file`, made on first use; readable by the owner only. It appears under its name whole or not at all, so
 * that two processes starting together read the same one.
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
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32)
    throw new StartFault(`The secret in ${file} is damaged: put its copy back, or set API_SECRET.`)
  return secret
}
