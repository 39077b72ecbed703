import { createHash } from 'node:crypto'
import { notificationLimits } from '@draftdesk/contract'
import type { Seal } from '@draftdesk/server-kit'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { tokenChains, members, pushBrowsers, tokens } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { hashSecret } from '../../platform/random-secrets.ts'

/** A push subscription in the browser's format. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A subscribed browser in the settings. */
export interface PushBrowser {
  readonly id: string
  readonly device: string
  readonly endpointHash: string
  readonly createdAt: Date
}

const buildSealContext = (endpointHash: string): string => `push ${endpointHash}`
const hashEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** True for a plausible endpoint: https, no credentials, default port. */
export function isPushEndpoint(endpoint: string, allowsHttp: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, port } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return allowsHttp ? ['https:', 'http:'].includes(protocol) : protocol === 'https:' && port === ''
}

/** True for a valid subscription: a point on P-256 and 16 random bytes. */
export function isPushSubscription(
  { endpoint, p256dh, auth }: PushSubscription,
  allowsHttp: boolean,
): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  const isKey = point.length === 65 && point[0] === 4
  return isKey && Buffer.from(auth, 'base64url').length === 16 && isPushEndpoint(endpoint, allowsHttp)
}

/** The browsers of a person with active sign-ins. */
export const listPushBrowsers = (db: Database, userId: string): Promise<PushBrowser[]> =>
  db
    .select({
      ...{ id: pushBrowsers.id, device: tokenChains.device },
      ...{ endpointHash: pushBrowsers.endpointHash, createdAt: pushBrowsers.createdAt },
    })
    .from(pushBrowsers)
    .innerJoin(tokenChains, and(eq(tokenChains.id, pushBrowsers.chainId), isNull(tokenChains.endedAt)))
    .where(eq(pushBrowsers.userId, userId))
    .orderBy(desc(pushBrowsers.createdAt), desc(pushBrowsers.id))
    .limit(notificationLimits.browsers)

/** Adds the browser of a sign-in, and removes it from its former user. */
export async function savePushBrowser(
  db: Database,
  seal: Seal,
  { userId, token }: { readonly userId: string; readonly token: string },
  subscription: PushSubscription,
  nowMs: number,
): Promise<void> {
  const endpointHash = hashEndpoint(subscription.endpoint)
  await transact(db, async (tx) => {
    const [found] = await tx
      .select({ chainId: tokens.chainId })
      .from(tokens)
      .where(eq(tokens.hash, hashSecret(token)))
    if (!found) return
    await tx.delete(pushBrowsers).where(eq(pushBrowsers.endpointHash, endpointHash))
    await tx.insert(pushBrowsers).values({
      ...{ userId, chainId: found.chainId, endpointHash, createdAt: new Date(nowMs) },
      sealed: seal.close(JSON.stringify(subscription), buildSealContext(endpointHash)),
    })
    const oldest = tx
      .select({ id: pushBrowsers.id })
      .from(pushBrowsers)
      .where(eq(pushBrowsers.userId, userId))
      .orderBy(desc(pushBrowsers.createdAt), desc(pushBrowsers.id))
      .offset(notificationLimits.browsers)
    await tx.delete(pushBrowsers).where(inArray(pushBrowsers.id, oldest))
  })
}

/** Removes a browser of a person. Returns false for an unknown one. */
export async function deletePushBrowser(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const gone = await db
    .delete(pushBrowsers)
    .where(and(eq(pushBrowsers.id, id), eq(pushBrowsers.userId, userId)))
    .returning({ id: pushBrowsers.id })
  return gone.length > 0
}

/** Removes the browsers of a person who left their last store. */
export async function deleteBrowsersOfNonMember(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(members, eq(members.userId, userId))) > 0) return
  await tx.delete(pushBrowsers).where(eq(pushBrowsers.userId, userId))
}

/** Opens a stored subscription. Undefined when it was sealed with another secret. */
export function unsealPushSubscription(
  seal: Seal,
  { sealed, endpointHash }: { readonly sealed: string; readonly endpointHash: string },
): PushSubscription | undefined {
  const text = seal.open(sealed, buildSealContext(endpointHash))
  // Only `addPushBrowser` writes sealed rows.
  return text === undefined ? undefined : (JSON.parse(text) as PushSubscription)
}
