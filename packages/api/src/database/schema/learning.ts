import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { policies } from './knowledge.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'

/** What customers ask and nothing that the store wrote answers, each once in the words of whoever asked it first. */
export const gaps = pgTable(
  'gaps',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    question: text().notNull(),
    /** What the question stands beside: the subject of its mail. */
    subject: text().notNull(),
    language: text().notNull(),
    /** What it is about, so that the same question in other words is known. */
    topic: jsonb().$type<readonly string[]>().notNull(),
    /** `sample`: an invented customer asked it, and no conversation stands behind it yet. */
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

/** The conversations in which a question was asked that nothing answers. */
export const gapThreads = pgTable(
  'gap_threads',
  {
    gapId: uuid('gap_id')
      .notNull()
      .references(() => gaps.id, { onDelete: 'cascade' }),
    threadId: threadKey(),
    /** How often customers asked it is the number of these. */
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gapId, table.threadId] }),
    index('gap_threads_thread').on(table.threadId),
  ],
)
