import * as z from 'zod'

/** The session of one browser in the session store. `sealed` is the encrypted token. */
export const sessionRecord = z.object({
  sealed: z.string(),
  /** Counts refreshes: a request whose token was replaced meanwhile resends instead of refreshing again. */
  tokenVersion: z.number(),
  issuedAtMs: z.number(),
  expiresInMinutes: z.number().optional(),
  /** Grows at login and switch; pages carry it, a stale one gets 409. */
  epoch: z.number(),
  isSuperAdmin: z.boolean(),
  /** `store_id` of the session's store, for the refresh call; absent for a super admin without a store. */
  storeId: z.string().optional(),
  startedAtMs: z.number(),
  usedAtMs: z.number(),
  /** End of the record: idle or absolute limit, whichever comes first. */
  expiresAtMs: z.number(),
  /** A process refreshes this session until then at most; others wait for its result. */
  leaseUntilMs: z.number(),
})

export type SessionRecord = z.infer<typeof sessionRecord>
