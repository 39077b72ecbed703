import type { Seal } from '@draftdesk/server-kit'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { JWK } from 'jose'
import type { Database } from '../../database/open-database.ts'
import { serverKeys } from '../../database/schema.ts'

const keyName = 'vapid'
const sealContext = 'server key vapid'
/** Push services refuse a token for more than a day. */
const tokenSeconds = 12 * 3600

/** The server's key pair for push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** The public key as browsers and push services read it: a point in base64url. */
  readonly publicKey: string
  /** The `Authorization` of a request to a push service. */
  readonly authorize: (endpoint: string, nowMs: number) => Promise<string>
}

/** Returns the server's keys. Creates them on first use, or if they were sealed with another secret. */
export async function loadPushKeys(db: Database, seal: Seal, siteUrl: string): Promise<PushKeys> {
  const stored = await loadServerKey(db, seal)
  if (stored) return toPushKeys(stored, siteUrl)
  const pair = await generateKeyPair('ES256', { extractable: true })
  const sealed = seal.close(JSON.stringify(await exportJWK(pair.privateKey)), sealContext)
  const [known] = await db.select().from(serverKeys).where(eq(serverKeys.name, keyName))
  // Two processes may create keys at the same time. Both use those stored first.
  if (known) await db.update(serverKeys).set({ sealed }).where(eq(serverKeys.sealed, known.sealed))
  else await db.insert(serverKeys).values({ name: keyName, sealed }).onConflictDoNothing()
  const key = await loadServerKey(db, seal)
  if (!key) throw new Error('the key of push services cannot be opened')
  return toPushKeys(key, siteUrl)
}

async function loadServerKey(db: Database, seal: Seal): Promise<JWK | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, keyName))
  const text = row && seal.open(row.sealed, sealContext)
  // Only `loadPushKeys` writes sealed keys.
  return text === undefined ? undefined : (JSON.parse(text) as JWK)
}

function toPushKeys(key: JWK, siteUrl: string): PushKeys {
  const point = [Buffer.of(4), ...[key.x, key.y].map((part) => Buffer.from(part ?? '', 'base64url'))]
  const publicKey = Buffer.concat(point).toString('base64url')
  return {
    publicKey,
    authorize: async (endpoint, nowMs) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(Math.floor(nowMs / 1000) + tokenSeconds)
        // Push services require an operator address: https or mailto.
        .setSubject(siteUrl.startsWith('https:') ? siteUrl : 'mailto:postmaster@localhost')
        .sign(await importJWK(key, 'ES256'))
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
