import { dayMs } from '@draftdesk/contract/durations'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { writeEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { tokenChains, tokens } from '../../database/schema.ts'
import { isUuid } from '../../database/uuid.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import type { SignInDevice } from './sign-in-device.ts'
import { endTokenChainsWhere } from './token-chains.ts'
import type { TokenLifetimes } from './token-chains.ts'

/** An active sign-in of a person. */
export interface SignInEntry extends SignInDevice {
  id: string
  createdAt: Date
  /** The last renewal of its token. */
  lastUsedAt: Date
  isCurrent: boolean
}

const maxListedSignIns = 200

/** Lists a person's sign-ins, newest first. `token` marks the current one. */
export async function listSignIns(
  db: Database,
  { userId, token }: { userId: string; token: string },
  life: TokenLifetimes,
  nowMs: number,
): Promise<SignInEntry[]> {
  const [current] = await selectTokenChainId(db, token)
  const rows = await db
    .select({
      id: tokenChains.id,
      createdAt: tokenChains.createdAt,
      lastUsedAt: tokens.issuedAt,
      device: tokenChains.device,
      place: tokenChains.place,
    })
    .from(tokenChains)
    .innerJoin(tokens, and(eq(tokens.chainId, tokenChains.id), isNull(tokens.replacedAt)))
    .where(
      and(
        eq(tokenChains.userId, userId),
        isNull(tokenChains.endedAt),
        gt(tokenChains.createdAt, new Date(nowMs - life.signInDays * dayMs)),
        gt(tokens.issuedAt, new Date(nowMs - life.refreshDays * dayMs)),
      ),
    )
    .orderBy(desc(tokenChains.createdAt), desc(tokenChains.id))
    .limit(maxListedSignIns)
  return rows.map((row) => ({ ...row, isCurrent: row.id === current?.id }))
}

/** Ends one sign-in. Returns false for an unknown id. */
export async function endSignIn(db: Database, userId: string, id: string, nowMs: number): Promise<boolean> {
  if (!isUuid(id)) return false
  const ended = await writeEssential(db, (writer) =>
    endTokenChainsWhere(writer, and(eq(tokenChains.id, id), eq(tokenChains.userId, userId)), nowMs),
  )
  return ended > 0
}

/** Ends the sign-in of a token, even an expired or replaced one. */
export async function endSignInByToken(db: Database, token: string, nowMs: number): Promise<void> {
  await writeEssential(db, (writer) =>
    endTokenChainsWhere(writer, inArray(tokenChains.id, selectTokenChainId(db, token)), nowMs),
  )
}

const selectTokenChainId = (db: Database, token: string) =>
  db
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
