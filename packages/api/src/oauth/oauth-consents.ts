import type { Seal } from '@draftdesk/server-kit'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { oauthConsents } from '../database/schema.ts'
import { createSecret, hashSecret } from '../platform/random-secrets.ts'

type ConsentKind = (typeof oauthConsents.$inferSelect)['kind']

export interface ConsentDeps {
  readonly db: Database
  readonly seal: Seal
  readonly clock: () => number
}

const consentLifeMs = 10 * 60_000

const buildSealContext = (storeId: string, kind: ConsentKind): string => `consent ${kind} ${storeId}`

/** Stores a started OAuth flow with its data. Returns the `state` parameter. */
export async function beginConsent(
  { db, seal, clock }: ConsentDeps,
  { storeId, kind, memory }: { storeId: string; kind: ConsentKind; memory: Readonly<Record<string, string>> },
): Promise<string> {
  const state = createSecret()
  await db.insert(oauthConsents).values({
    hash: hashSecret(state),
    storeId,
    kind,
    sealed: seal.close(JSON.stringify(memory), buildSealContext(storeId, kind)),
    expiresAt: new Date(clock() + consentLifeMs),
  })
  return state
}

/** Consumes a `state` and returns its data: once, for the same store, before it expires. */
export async function consumeConsent(
  { db, seal, clock }: ConsentDeps,
  { storeId, kinds, state }: { storeId: string; kinds: readonly ConsentKind[]; state: string },
): Promise<{ kind: ConsentKind; memory: Readonly<Record<string, string>> } | undefined> {
  const [ended] = await db
    .delete(oauthConsents)
    .where(
      and(
        eq(oauthConsents.hash, hashSecret(state)),
        eq(oauthConsents.storeId, storeId),
        inArray(oauthConsents.kind, [...kinds]),
        gt(oauthConsents.expiresAt, new Date(clock())),
      ),
    )
    .returning()
  const opened = ended && seal.open(ended.sealed, buildSealContext(storeId, ended.kind))
  if (!ended || opened === undefined) return undefined
  return { kind: ended.kind, memory: JSON.parse(opened) as Readonly<Record<string, string>> }
}

/** Adds data to a pending consent. False when there is none, or `extend` refuses it. */
export async function extendConsent(
  { db, seal, clock }: ConsentDeps,
  {
    state,
    kind,
    extend,
  }: {
    state: string
    kind: ConsentKind
    extend: (memory: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | undefined
  },
): Promise<boolean> {
  const hash = hashSecret(state)
  const isOpen = and(
    eq(oauthConsents.hash, hash),
    eq(oauthConsents.kind, kind),
    gt(oauthConsents.expiresAt, new Date(clock())),
  )
  const [begun] = await db.select().from(oauthConsents).where(isOpen)
  const context = begun && buildSealContext(begun.storeId, kind)
  const opened = begun && seal.open(begun.sealed, context ?? '')
  const memory =
    opened === undefined ? undefined : extend(JSON.parse(opened) as Readonly<Record<string, string>>)
  if (!begun || !context || !memory) return false
  const extended = await db
    .update(oauthConsents)
    .set({ sealed: seal.close(JSON.stringify(memory), context) })
    .where(and(isOpen, eq(oauthConsents.sealed, begun.sealed)))
    .returning({ hash: oauthConsents.hash })
  return extended.length > 0
}
