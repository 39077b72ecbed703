import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'
import { policies } from './knowledge.ts'
import { storeKey } from './stores.ts'
import { workColumns, workIndex } from './work.ts'

/**
 * Uploaded files until their text is read. `turn` is how many of the store's files waited before this one: first come the
 * first files of every store, so that nobody waits behind all files of somebody else.
 */
export const uploads = pgTable(
  'uploads',
  {
    ...workColumns(),
    storeId: storeKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pdf', 'docx', 'text', 'html'] }).notNull(),
    turn: integer().notNull().default(0),
  },
  (table) => [workIndex('uploads_due', table)],
)

/** The bytes of an upload in parts of a megabyte: the embedded database never gives back the memory of a long value. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
)
