import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => instant('created_at').notNull().defaultNow()

/** People. `email` is kept as `normalizeAddress` writes it. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  profileImage: text('profile_image'),
  googleSubject: text('google_subject').unique(),
  ssoSubject: text('sso_subject').unique(),
  isActive: boolean('is_active').notNull().default(true),
  isVerified: boolean('is_verified').notNull().default(false),
  isSuperAdmin: boolean('is_super_admin').notNull().default(false),
  preferedLanguage: text('prefered_language'),
  lastLogin: instant('last_login'),
  lastStoreId: uuid('last_store_id'),
  createdAt: createdAt(),
})

/** Who pays for stores: the person who opened the first of them. */
export const clients = pgTable('clients', {
  id: uuid().primaryKey().defaultRandom(),
  accountDetailId: integer('account_detail_id')
    .notNull()
    .unique()
    .generatedByDefaultAsIdentity({ startWith: 501 }),
  name: text().notNull(),
  ownerId: uuid('owner_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** Online shops. Whether one has documents, a mailbox and a Shopify store follows from their tables (`storeFacts`). */
export const stores = pgTable('stores', {
  id: uuid().primaryKey().defaultRandom(),
  storeId: integer('store_id').notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
  isOnboarded: boolean('is_onboarded').notNull().default(false),
  createdAt: createdAt(),
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const storeKey = () => uuid('store_id').references(() => stores.id, { onDelete: 'cascade' })

/** Who works in which store, as what, with which rights. */
export const members = pgTable(
  'members',
  {
    userId: userId(),
    storeId: storeKey().notNull(),
    role: text().notNull(),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index('members_store').on(table.storeId),
  ],
)

/** One sign-in each: the tokens it handed out, one after the other, form its chain. */
export const chains = pgTable(
  'chains',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('chains_user').on(table.userId)],
)

/** Access tokens by their hash; the newest of a chain is the one without `replacedAt`. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    chainId: uuid('chain_id')
      .notNull()
      .references(() => chains.id, { onDelete: 'cascade' }),
    storeId: storeKey(),
    salt: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    index('tokens_chain').on(table.chainId),
    index('tokens_issued').on(table.issuedAt),
    uniqueIndex('tokens_head')
      .on(table.chainId)
      .where(sql`replaced_at is null`),
  ],
)

/** What a sign-up asked for, kept with its code so that the code switches on this very sign-up. */
export interface PendingAccount {
  firstName: string
  lastName: string
  passwordHash: string
}

/** Verification codes and reset links, hashed; rows exist for unknown addresses too, so both take the same work. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    kind: text({ enum: ['verify', 'reset'] }).notNull(),
    hash: text().notNull(),
    pending: jsonb().$type<PendingAccount>(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('codes_email').on(table.email, table.kind),
    index('codes_hash').on(table.hash),
    index('codes_expiry').on(table.expiresAt),
  ],
)

/** Invitations by the hash of the identifier in their link, which a resend replaces; `id` names them to the store. */
export const invites = pgTable(
  'invites',
  {
    hash: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    email: text().notNull(),
    storeId: storeKey().notNull(),
    role: text().notNull(),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    joinedAt: instant('joined_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('invites_email').on(table.email), index('invites_store').on(table.storeId)],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Profile pictures; their unguessable id is all that their address needs. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  content: bytes().notNull(),
  createdAt: createdAt(),
})

/** Counters of the limits: one fixed window for each hashed key. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instant('reset_at').notNull() },
  (table) => [index('limits_reset').on(table.resetAt)],
)

/** One-time values: started Google sign-ins, used single-sign-on tokens, and removals that can be undone. */
export const nonces = pgTable(
  'nonces',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['google', 'sso', 'restore'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('nonces_expiry').on(table.expiresAt)],
)

/** Policy documents of a store, written by hand or extracted from a file. Deleted ones stay for a day, for the undo. */
export const policies = pgTable(
  'policies',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    title: text().notNull(),
    kind: text({ enum: ['text', 'file'] }).notNull(),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
    content: text().notNull().default(''),
    state: text({ enum: ['processing', 'ready', 'failed'] }).notNull(),
    failure: text(),
    isOn: boolean('is_on').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('policies_store').on(table.storeId, table.createdAt)],
)

const sealed = (name: string) => text(name).notNull()
const linkedColumns = () => ({
  storeId: storeKey().primaryKey(),
  /** When both directions last worked for the first time; a link without it is an attempt that failed. */
  connectedAt: instant('connected_at'),
  checkedAt: instant('checked_at').notNull(),
  failure: text(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
})

const security = (name: string) => text(name, { enum: ['tls', 'starttls', 'none'] }).notNull()

/** The e-mail account of a store; its password is sealed. `failureSide` says which direction failed last. */
export const mailboxes = pgTable('mailboxes', {
  ...linkedColumns(),
  address: text().notNull(),
  username: text().notNull(),
  imapHost: text('imap_host').notNull(),
  imapPort: integer('imap_port').notNull(),
  imapSecurity: security('imap_security'),
  smtpHost: text('smtp_host').notNull(),
  smtpPort: integer('smtp_port').notNull(),
  smtpSecurity: security('smtp_security'),
  sealedPassword: sealed('sealed_password'),
  failureSide: text('failure_side', { enum: ['imap', 'smtp'] }),
})

/** The Shopify store of a store; its access token is sealed. `name` is what Shopify calls it. */
export const shops = pgTable('shops', {
  ...linkedColumns(),
  domain: text().notNull(),
  name: text(),
  sealedToken: sealed('sealed_token'),
})

/** How a store writes: what its replies end with, whom they come from and where answers go. */
export const storeSettings = pgTable('store_settings', {
  storeId: storeKey().primaryKey(),
  signature: text().notNull().default(''),
  senderName: text('sender_name').notNull().default(''),
  replyTo: text('reply_to').notNull().default(''),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** What was done in a store that its owner has a right to know of; the name stays when the person is gone. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [index('activities_store').on(table.storeId, table.createdAt)],
)

/** Mails and the replies that a store gave to them, for drafts to learn from. Deleted ones stay for a day, for the undo. */
export const examples = pgTable(
  'examples',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    title: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('examples_store').on(table.storeId, table.createdAt)],
)

/** Conversations with a customer; `lastEmailAt` is the date of the newest of their mails. */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    subject: text().notNull(),
    lastEmailAt: instant('last_email_at').notNull(),
    archivedAt: instant('archived_at'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('threads_store').on(table.storeId, table.lastEmailAt)],
)

const threadKey = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

/** The mails of a thread, from the customer (`in`) or to them (`out`). `sender` is the From header as it came. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('emails_thread').on(table.threadId, table.createdAt)],
)

/** Replies written for a thread that are not sent yet. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('drafts_thread').on(table.threadId, table.createdAt)],
)
