import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { draftForeignKey, drafts } from './drafts.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

// Repeated here, because drizzle-kit cannot load the contract.
const draftFaultReasons = [
  'wrong',
  'incomplete',
  'order',
  'appended',
  'language',
  'tone',
  'length',
  'other',
] as const

/**
 * Drafting preferences of a store, and its model with a sealed key. Without an endpoint the server's model is
 * used.
 */
export const draftingSettings = pgTable('drafting_settings', {
  storeId: storeForeignKey().primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  tone: text({ enum: ['friendly', 'neutral', 'formal'] })
    .notNull()
    .default('friendly'),
  length: text({ enum: ['short', 'medium', 'long'] })
    .notNull()
    .default('medium'),
  /** Language of every reply. Missing: the language of the mail. */
  language: text(),
  guardrails: text().notNull().default(''),
  never: jsonb().$type<readonly string[]>().notNull().default([]),
  masking: boolean().notNull().default(true),
  /** False turns off model calls for the store. */
  usesModel: boolean('uses_model').notNull().default(true),
  /** Monthly token limit. Missing: no limit. */
  monthTokens: integer('month_tokens'),
  /** Price per million input and output tokens. */
  priceIn: real('price_in'),
  priceOut: real('price_out'),
  modelUrl: text('model_url'),
  sealedKey: text('sealed_key'),
  modelName: text('model_name'),
  modelEmbedding: text('model_embedding'),
  version: integer().notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
})

/** A person's instructions for one draft. */
interface DraftOptions {
  instruction?: string
  tone?: 'friendly' | 'neutral' | 'formal'
  length?: 'short' | 'medium' | 'long'
  language?: string
}

/** Queued drafts, for a new mail or at a person's request. */
export const draftJobs = pgTable(
  'draft_jobs',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull(),
    threadId: threadForeignKey(),
    /** `first` and `import`: an import fetched the mail. */
    reason: text({ enum: ['mail', 'first', 'import', 'asked'] }).notNull(),
    /** The draft being written. Deleting it deletes the job. */
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'cascade' }),
    wish: jsonb().$type<DraftOptions>().notNull().default({}),
    /** The draft that a person asked to rewrite. */
    previousId: uuid('previous_id').references(() => drafts.id, { onDelete: 'set null' }),
  },
  (table) => [
    dueJobIndex('draft_jobs_due', table),
    index('draft_jobs_thread').on(table.threadId),
    index('draft_jobs_draft').on(table.draftId),
    index('draft_jobs_previous').on(table.previousId),
    index('draft_jobs_store').on(table.storeId),
  ],
)

/** The steps of writing a draft. Deleted after two weeks. */
export const draftSteps = pgTable(
  'draft_steps',
  {
    draftId: draftForeignKey(),
    position: integer().notNull(),
    step: text({ enum: ['understand', 'gather', 'write', 'repair', 'check', 'judge'] }).notNull(),
    startedAt: instantColumn('started_at').notNull(),
    ms: integer().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.position] }),
    index('draft_steps_started').on(table.startedAt),
  ],
)

const countColumn = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Model cost per store, day and purpose. `micros` are millionths of the price's currency. */
export const modelDays = pgTable(
  'model_days',
  {
    storeId: storeForeignKey().notNull(),
    /** UTC date, such as 2026-11-22. */
    day: text().notNull(),
    purpose: text({ enum: ['write', 'repair', 'ask', 'test', 'embed', 'replay'] }).notNull(),
    calls: integer().notNull().default(0),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    micros: countColumn('micros'),
    /** At least one response had no token count, so tokens were estimated from characters. */
    isEstimated: boolean('is_estimated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day, table.purpose] }),
    index('model_days_day').on(table.day),
  ],
)

/**
 * Model usage per store, month, model and duration. `bucket` is the `toDurationBucket` that a call fell
 * into, so that percentiles come from counts.
 */
export const modelMonths = pgTable(
  'model_months',
  {
    storeId: storeForeignKey().notNull(),
    /** UTC month, such as 2026-11. */
    month: text().notNull(),
    /** The operator's model, or the store's own. */
    owner: text({ enum: ['server', 'store'] }).notNull(),
    model: text().notNull(),
    bucket: integer().notNull(),
    calls: integer().notNull().default(0),
    tokensIn: countColumn('tokens_in'),
    tokensOut: countColumn('tokens_out'),
    micros: countColumn('micros'),
    isEstimated: boolean('is_estimated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.month, table.owner, table.model, table.bucket] }),
    index('model_months_month').on(table.month),
  ],
)

/** The operator's monthly limit of a store. Drafts of the store take turns on this row when they begin. */
export const modelLimits = pgTable('model_limits', {
  storeId: storeForeignKey().primaryKey(),
  /** Tokens of the operator's model. Missing: the server's default. */
  monthTokens: integer('month_tokens'),
  /** The last month whose limit was reached, such as 2026-11. */
  reachedMonth: text('reached_month'),
})

/** Tokens that running calls may still use, so that calls in parallel do not pass a limit. */
export const modelReservations = pgTable(
  'model_reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    tokens: integer().notNull(),
    /** A crashed call holds its tokens until then. */
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('model_reservations_store').on(table.storeId)],
)

/**
 * The use of each generated draft and the document that answered, written by a trigger when the draft is sent
 * or discarded. Rows outlive their drafts and contain no text.
 */
export const draftUses = pgTable(
  'draft_uses',
  {
    draftId: uuid('draft_id').primaryKey(),
    storeId: storeForeignKey().notNull(),
    /** The document that most sentences quote. Missing: no document. */
    policyId: uuid('policy_id'),
    use: text({ enum: ['as_written', 'edited', 'discarded'] }),
    usedAt: instantColumn('used_at'),
    fault: text({ enum: draftFaultReasons }),
    faultAt: instantColumn('fault_at'),
  },
  (table) => [
    index('draft_uses_used').on(table.storeId, table.usedAt),
    index('draft_uses_fault')
      .on(table.storeId, table.faultAt)
      .where(sql`${table.faultAt} is not null`),
  ],
)

/** An agent's reason why a draft was wrong. One row per draft: the latest feedback replaces earlier ones. */
export const draftFeedback = pgTable('draft_feedback', {
  draftId: draftForeignKey().primaryKey(),
  reason: text({ enum: draftFaultReasons }).notNull(),
  note: text().notNull().default(''),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAtColumn(),
})
