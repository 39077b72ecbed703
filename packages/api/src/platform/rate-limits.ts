import { replyLimits } from '@draftdesk/contract/input-limits'
import { eq, sql } from 'drizzle-orm'
import { writeEssential } from '../database/essential-writes.ts'
import type { Database } from '../database/open-database.ts'
import { rateLimits } from '../database/schema.ts'
import { hashSecret } from './random-secrets.ts'

/** At most `count` actions per key in `minutes`. */
export interface RateLimitRule {
  count: number
  minutes: number
}

/** Rate limits per account, per client address, and per account and address. */
export const rateLimitRules = {
  signInAccountAddress: { count: 10, minutes: 15 },
  signInAccount: { count: 50, minutes: 15 },
  signInAddress: { count: 100, minutes: 15 },
  codeAccount: { count: 10, minutes: 15 },
  codeAddress: { count: 60, minutes: 15 },
  twoStepAccountAddress: { count: 10, minutes: 15 },
  twoStepAccount: { count: 30, minutes: 15 },
  twoStepWarning: { count: 1, minutes: 1440 },
  twoStepAddress: { count: 60, minutes: 15 },
  mailAccount: { count: 5, minutes: 15 },
  mailAddress: { count: 40, minutes: 60 },
  resetAddress: { count: 30, minutes: 15 },
  inviteAddress: { count: 30, minutes: 15 },
  inviteStore: { count: 60, minutes: 60 },
  inviteAccount: { count: 5, minutes: 60 },
  invitePerson: { count: 60, minutes: 60 },
  inviteRecipient: { count: 10, minutes: 1440 },
  handoverAddress: { count: 60, minutes: 15 },
  passwordAccount: { count: 10, minutes: 15 },
  deletionAccount: { count: 10, minutes: 60 },
  pictureAccount: { count: 30, minutes: 60 },
  passkeyAccount: { count: 60, minutes: 60 },
  storeAccount: { count: 20, minutes: 60 },
  policyStore: { count: 300, minutes: 60 },
  exampleStore: { count: 300, minutes: 60 },
  proposalStore: { count: 20, minutes: 60 },
  replayStore: { count: 60, minutes: 60 },
  comparedTextStore: { count: 300, minutes: 60 },
  linkStore: { count: 40, minutes: 15 },
  writtenDraftStore: { count: 500, minutes: 1440 },
  askedDraftStore: { count: 30, minutes: 60 },
  askStore: { count: 60, minutes: 60 },
  sampleStore: { count: 120, minutes: 60 },
  syncStore: { count: 30, minutes: 5 },
  draftStore: { count: 600, minutes: 60 },
  draftFileStore: { count: 100, minutes: 60 },
  noteStore: { count: 600, minutes: 60 },
  replyStoreMinute: { count: replyLimits.perMinute, minutes: 1 },
  replyStoreDay: { count: replyLimits.perDay, minutes: 1440 },
  messageStoreBurst: { count: 30, minutes: 5 },
  messageStoreDay: { count: 300, minutes: 1440 },
  pushAccount: { count: 30, minutes: 60 },
  notifyAddress: { count: 60, minutes: 1 },
  webhookAddress: { count: 1200, minutes: 15 },
  webhookDomain: { count: 300, minutes: 15 },
} as const satisfies Record<string, RateLimitRule>

/** A rule and its subject. `most` replaces the rule's count and is not scaled. */
export type RateLimitCharge = readonly [rule: keyof typeof rateLimitRules, subject: string, most?: number]

/** Rate limits in the database, shared by all processes. */
export interface RateLimits {
  /**
   * Counts an action against the charges in order, and returns the wait in seconds at the first exhausted
   * limit, or undefined. Later charges stay uncounted, so that one caller cannot exhaust shared limits.
   */
  take: (...charges: RateLimitCharge[]) => Promise<number | undefined>
  /** Reverts the count after a legitimate action. */
  give: (...charges: RateLimitCharge[]) => Promise<void>
}

/** Creates the limits. `scale` multiplies every rule, and 0 turns them off. */
export function createRateLimits(db: Database, clock: () => number, scale: number): RateLimits {
  const hashKey = ([rule, subject]: RateLimitCharge) => hashSecret(`${rule} ${subject}`)

  const takeCharge = async (charge: RateLimitCharge): Promise<number | undefined> => {
    const rule = rateLimitRules[charge[0]]
    const now = new Date(clock())
    const resetAt = new Date(clock() + rule.minutes * 60_000)
    const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await writeEssential(db, (writer) =>
      writer
        .insert(rateLimits)
        .values({ key: hashKey(charge), count: 1, resetAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
          },
        })
        .returning(),
    )
    if (!row || row.count <= (charge[2] ?? rule.count * scale)) return undefined
    return Math.max(1, Math.ceil((row.resetAt.getTime() - clock()) / 1000))
  }

  return {
    take: async (...charges) => {
      if (scale === 0) return undefined
      for (const charge of charges) {
        const wait = await takeCharge(charge)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    give: async (...charges) => {
      if (scale === 0) return
      for (const charge of charges) {
        await writeEssential(db, (writer) =>
          writer
            .update(rateLimits)
            .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
            .where(eq(rateLimits.key, hashKey(charge))),
        )
      }
    },
  }
}
