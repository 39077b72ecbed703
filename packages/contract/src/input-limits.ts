/** Longest body of a call that names no other limit, in bytes. */
export const maxBodyBytes = 64 * 1024

/**
 * The longest texts that /v1 takes, in UTF-16 code units, as `maxlength` of a field counts them.
 *
 *
 * @example <input name="first_name" maxlength={maxLengths.personName} />
 */
export const maxLengths = {
  /** The default limit of a line: an email address, a user name, a code, the address of a shop. */
  line: 320,
  /** A password or an access token. */
  secret: 1024,
  /** The name of a mail server. */
  host: 253,
  /** A first or a last name. */
  personName: 100,
  storeName: 120,
  /** The sender name of replies. */
  senderName: 120,
  signature: 4000,
  /** The title of a text that drafts are written from. */
  title: 200,
  /** A mail of an example, and the reply to it. */
  exampleText: 20_000,
  /** A reply to a customer. */
  draftText: 20_000,
  /** A note about a conversation. */
  note: 10_000,
  subject: 500,
  policyText: 200_000,
  /** An instruction for one draft, or a question about the documents. */
  instruction: 2000,
  /** Instructions for all drafts of a store. */
  guardrails: 4000,
  /** The address of a server. */
  address: 500,
  /** The text of a file. The rest is left out. */
  documentText: 400_000,
  /** A super admin's store search, or the reason for entering a store. */
  search: 200,
  reason: 500,
  /** The name of a tag, and of a saved filter. */
  tagName: 40,
  filterName: 60,
} as const

/** Shortest reason that a super admin gives for entering or changing a store, in characters. */
export const minReasonLength = 3

/** The default limits of replies per store, and the largest values that a super admin can set. */
export const replyLimits = { perMinute: 20, perDay: 2000, mostPerMinute: 1000, mostPerDay: 100_000 } as const

/** The most tags of a store, and of a conversation. */
export const tagLimits = { perStore: 200, perThread: 20 } as const

/** The largest count of a list, because counting further is slow. */
export const maxListCount = 1000

/** The most saved filters that everyone in a store sees, and that one person has. */
export const savedFilterLimits = { shared: 50, personal: 50 } as const

/** The minutes to delete a note or edit it without a mark, and the most notes of a conversation. */
export const noteLimits = { minutes: 10, perThread: 200 } as const

/** The interval at which a page reports its presence, and the time after which a report expires. */
export const presenceLimits = { everyMs: 20_000, lifetimeMs: 23_500 } as const
