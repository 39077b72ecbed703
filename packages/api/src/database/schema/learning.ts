import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { emails } from './emails.ts'
import { passages, policies } from './knowledge.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'

/** Unanswered customer questions, one row each in its first wording. */
export const gaps = pgTable(
  'gaps',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    question: text().notNull(),
    /** The subject of the mail that asked it. */
    subject: text().notNull(),
    language: text().notNull(),
    /** Topic words that match the same question in other words. */
    topic: jsonb().$type<readonly string[]>().notNull(),
    /** `sample`: a sample question that no customer asked yet. */
    source: text({ enum: ['mail', 'sample'] }).notNull(),
    state: text({ enum: ['open', 'settled', 'dismissed'] })
      .notNull()
      .default('open'),
    /** The document that answers it. */
    policyId: uuid('policy_id').references(() => policies.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastAt: instant('last_at').notNull(),
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
    threadId: threadKey(),
    /** Counted to show how often customers asked. */
    askedAt: instant('asked_at').notNull(),
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
    storeId: storeKey().notNull(),
    passageId: uuid('passage_id')
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    /** The email with the question, which goes when the email is erased. */
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** Without addresses and numbers. */
    question: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.passageId, table.emailId] }),
    index('learned_questions_email').on(table.emailId),
    index('learned_questions_store').on(table.storeId),
  ],
)
