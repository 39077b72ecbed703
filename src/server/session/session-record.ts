import * as z from 'zod'

/** The session of one browser in the session store. `sealed` is the encrypted token. */
export const sessionRecordSchema = z.object({
  sealed: z.string(),
  /** Counts refreshes. A request with an older token is resent instead of refreshing again. */
  tokenVersion: z.number(),
  issuedAtMs: z.number(),
  expiresInMinutes: z.number().optional(),
  /** Grows at login and switch. Calls of pages with an older epoch get 409. */
  epoch: z.number(),
  isSuperAdmin: z.boolean(),
  /** `store_id` of the session's store, for the refresh call; absent for a super admin without a store. */
  storeId: z.string().optional(),
  startedAtMs: z.number(),
  usedAtMs: z.number(),
  /** End of the record: idle or absolute limit, whichever comes first. */
  expiresAtMs: z.number(),
  /** The lease of the process that refreshes this session. Others wait for its result. */
  leaseUntilMs: z.number(),
})

export type SessionRecord = z.infer<typeof sessionRecordSchema>
