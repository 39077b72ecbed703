import type { StartReplayRequest } from '@draftdesk/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { draftForeignKey } from './drafts.ts'
import { emails } from './emails.ts'
import { examples, passages, policies } from './knowledge.ts'
import { userForeignKey } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

/** Unanswered customer questions, one row each in its first wording. */
export const gaps = pgTable(
  'gaps',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    question: text().notNull(),
    /** The subject of the mail that asked it. */
    subject: text().notNull(),
    language: text().notNull(),
    /** Topic words of the question. Rephrasings of one question share most of them. */
    topic: jsonb().$type<readonly string[]>().notNull(),
    /** `sample`: a sample question that no customer asked yet. */
    source: text({ enum: ['mail', 'sample'] }).notNull(),
    state: text({ enum: ['open', 'settled', 'dismissed'] })
      .notNull()
      .default('open'),
    /** The document that answers it. */
    policyId: uuid('policy_id').references(() => policies.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    lastAt: instantColumn('last_at').notNull(),
  },
  (table) => [index('gaps_store').on(table.storeId, table.state, table.lastAt)],
)

/** Threads in which an unanswered question was asked. */
export const gapThreads = pgTable(
  'gap_threads',
  {
    gapId: uuid('gap_id')
      .notNull()
      .references(() => gaps.id, { onDelete: 'cascade' }),
    threadId: threadForeignKey(),
    /** Counted to show how often customers asked. */
    askedAt: instantColumn('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gapId, table.threadId] }),
    index('gap_threads_thread').on(table.threadId),
  ],
)

/** Customer questions that a sent reply answered from a passage. They help to find it for similar questions. */
export const learnedQuestions = pgTable(
  'learned_questions',
  {
    id: uuid().notNull().defaultRandom().unique(),
    storeId: storeForeignKey().notNull(),
    passageId: uuid('passage_id')
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    /** The email with the question, which goes when the email is erased. */
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** Without addresses and numbers. */
    question: text().notNull(),
    createdAt: createdAtColumn(),
    /** A member removed it. It can be restored for a day. */
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.passageId, table.emailId] }),
    index('learned_questions_email').on(table.emailId),
    index('learned_questions_store').on(table.storeId),
  ],
)

/**
 * Examples proposed from sent replies, without personal data. A decided one stays, so that it is not proposed
 * again, and goes with its mails.
 */
export const exampleProposals = pgTable(
  'example_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    /** The mail of the customer. */
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id')
      .notNull()
      .unique()
      .references(() => emails.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    language: text(),
    /** Topic words of the question. Rephrasings of one question share most of them. */
    topic: jsonb().$type<readonly string[]>().notNull(),
    state: text({ enum: ['open', 'accepted', 'dismissed'] })
      .notNull()
      .default('open'),
    /** The example that an accepted proposal became. */
    exampleId: uuid('example_id').references(() => examples.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('example_proposals_store').on(table.storeId, table.state),
    index('example_proposals_email').on(table.emailId),
    index('example_proposals_example').on(table.exampleId),
  ],
)

/** Stores whose sent replies are searched for examples. */
export const proposalSearches = pgTable(
  'proposal_searches',
  { ...jobColumns(), storeId: storeForeignKey().notNull().unique() },
  (table) => [dueJobIndex('proposal_searches_due', table)],
)

/** Stores whose documents and recent replies are compared for contradictions. */
export const contradictionSearches = pgTable(
  'contradiction_searches',
  { ...jobColumns(), storeId: storeForeignKey().notNull().unique() },
  (table) => [dueJobIndex('contradiction_searches_due', table)],
)

/** Trials of an unsaved change on answered mails: one for each person. Deleted after an hour. */
export const replays = pgTable(
  'replays',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull(),
    userId: userForeignKey(),
    change: jsonb().$type<StartReplayRequest>().notNull(),
    /** The answered mails, and those that were written again so far. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** The drafts are written with the store's language model. */
    usesModel: boolean('uses_model').notNull().default(false),
    /** The mails whose drafts can differ, because the change alters their sources or the style. */
    affected: integer().notNull().default(0),
    /** The usage of the model so far. `micros` are millionths of the price's currency. */
    tokens: integer().notNull().default(0),
    micros: integer().notNull().default(0),
    isEstimated: boolean('is_estimated').notNull().default(false),
    /** Why the model left out mails: it did not answer, or the limit of the month is reached. */
    gap: text({ enum: ['model', 'limit'] }),
    finishedAt: instantColumn('finished_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('replays_person').on(table.storeId, table.userId),
    index('replays_user').on(table.userId),
    dueJobIndex('replays_due', table),
  ],
)

/** Drafts that a trial writes differently. They go with the mail, with its reply, and with the trial. */
export const replayDrafts = pgTable(
  'replay_drafts',
  {
    replayId: uuid('replay_id')
      .notNull()
      .references(() => replays.id, { onDelete: 'cascade' }),
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** The reply that was sent. */
    replyId: uuid('reply_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The draft as it is written today, and with the change. Empty: there would be no draft. */
    before: text().notNull(),
    after: text().notNull(),
    /** `waiting`: a model will write both drafts. `left_out`: the model did not write them. */
    state: text({ enum: ['waiting', 'written', 'left_out'] })
      .notNull()
      .default('written'),
  },
  (table) => [
    primaryKey({ columns: [table.replayId, table.replyId] }),
    index('replay_drafts_email').on(table.emailId),
    index('replay_drafts_reply').on(table.replyId),
  ],
)

/** Words that a person replaced in a draft before it was sent. They go with the mail and the document. */
export const draftEdits = pgTable(
  'draft_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    draftId: draftForeignKey(),
    /** The answered mail. */
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** The words of the document that the sentence quoted. */
    quote: text().notNull(),
    /** The words in the quote, and what the person wrote instead. */
    before: text().notNull(),
    after: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('draft_edits_store').on(table.storeId),
    index('draft_edits_policy').on(table.policyId),
    index('draft_edits_draft').on(table.draftId),
    index('draft_edits_email').on(table.emailId),
  ],
)

/** Suggestions that a person dismissed, by the hash of their texts. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  { storeId: storeForeignKey().notNull(), suggestion: text().notNull(), createdAt: createdAtColumn() },
  (table) => [primaryKey({ columns: [table.storeId, table.suggestion] })],
)

/**
 * Sentences of which only one can be right: of two documents, or of a document and of replies. They go with their
 * documents, and with the reply that is quoted.
 */
export const contradictions = pgTable(
  'contradictions',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    /** The hash of both sentences. */
    pair: text().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    quote: text().notNull(),
    otherPolicyId: uuid('other_policy_id').references(() => policies.id, { onDelete: 'cascade' }),
    /** The newest reply that says so. Null: the other sentence is of a document. */
    replyId: uuid('reply_id').references(() => emails.id, { onDelete: 'cascade' }),
    otherQuote: text('other_quote').notNull(),
    /** The replies that say so. */
    replies: integer().notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('contradictions_pair').on(table.storeId, table.pair),
    index('contradictions_policy').on(table.policyId),
    index('contradictions_other').on(table.otherPolicyId),
    index('contradictions_reply').on(table.replyId),
  ],
)
