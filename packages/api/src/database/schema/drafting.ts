import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { draftKey, drafts } from './drafts.ts'
import { users } from './people.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'
import { workColumns, workIndex } from './work.ts'

/** How a store wants its drafts, and its own model. A model's key is sealed; without an address the server's model writes. */
export const draftingSettings = pgTable('drafting_settings', {
  storeId: storeKey().primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  tone: text({ enum: ['friendly', 'neutral', 'formal'] })
    .notNull()
    .default('friendly'),
  length: text({ enum: ['short', 'medium', 'long'] })
    .notNull()
    .default('medium'),
  /** Of every reply; that of the mail when missing. */
  language: text(),
  guardrails: text().notNull().default(''),
  never: jsonb().$type<readonly string[]>().notNull().default([]),
  masking: boolean().notNull().default(true),
  /** Whether a model may be asked at all. */
  usesModel: boolean('uses_model').notNull().default(true),
  /** Tokens that a month may cost; no limit when missing. */
  monthTokens: integer('month_tokens'),
  /** What a million tokens cost, in and out. */
  priceIn: real('price_in'),
  priceOut: real('price_out'),
  modelUrl: text('model_url'),
  sealedKey: text('sealed_key'),
  modelName: text('model_name'),
  modelEmbedding: text('model_embedding'),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** What a person asks of one draft. */
interface DraftWish {
  instruction?: string
  tone?: 'friendly' | 'neutral' | 'formal'
  length?: 'short' | 'medium' | 'long'
  language?: string
}

/** Drafts that are to be written: because a mail came, or because a person asks for one. */
export const draftJobs = pgTable(
  'draft_jobs',
  {
    ...workColumns(),
    storeId: storeKey().notNull(),
    threadId: threadKey(),
    /** `first` and `import`: an import brought the mail. */
    reason: text({ enum: ['mail', 'first', 'import', 'asked'] }).notNull(),
    /** The draft that is being written; it goes away with the job. */
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'cascade' }),
    wish: jsonb().$type<DraftWish>().notNull().default({}),
    /** The draft that a person wants otherwise. */
    previousId: uuid('previous_id').references(() => drafts.id, { onDelete: 'set null' }),
  },
  (table) => [
    workIndex('draft_jobs_due', table),
    index('draft_jobs_thread').on(table.threadId),
    index('draft_jobs_draft').on(table.draftId),
    index('draft_jobs_previous').on(table.previousId),
    index('draft_jobs_store').on(table.storeId),
  ],
)

/** How a draft came about, step by step; gone after two weeks. */
export const draftSteps = pgTable(
  'draft_steps',
  {
    draftId: draftKey(),
    position: integer().notNull(),
    step: text({ enum: ['understand', 'gather', 'write', 'repair', 'check', 'judge'] }).notNull(),
    startedAt: instant('started_at').notNull(),
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

/** What models cost a store, a row a day and purpose. `micros` are millionths of the currency that prices are in. */
export const modelDays = pgTable(
  'model_days',
  {
    storeId: storeKey().notNull(),
    /** As 2026-11-22, in UTC. */
    day: text().notNull(),
    purpose: text({ enum: ['write', 'repair', 'ask', 'test', 'embed'] }).notNull(),
    calls: integer().notNull().default(0),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    micros: integer().notNull().default(0),
    /** Some server did not count, so that characters were. */
    isEstimated: boolean('is_estimated').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.purpose] })],
)

/** Why a draft was not right, as the agent who read it says. One row a draft: the latest answer stands. */
export const draftFeedback = pgTable('draft_feedback', {
  draftId: draftKey().primaryKey(),
  reason: text({
    enum: ['wrong', 'incomplete', 'order', 'appended', 'language', 'tone', 'length', 'other'],
  }).notNull(),
  note: text().notNull().default(''),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
