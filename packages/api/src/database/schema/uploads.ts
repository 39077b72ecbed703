import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn } from './columns.ts'
import { policies } from './knowledge.ts'
import { storeForeignKey } from './stores.ts'
import { workColumns, workIndex } from './work.ts'

/** Uploaded files waiting for text extraction. `turn` counts the store's files ahead of it, so that stores are served in rotation. */
export const uploads = pgTable(
  'uploads',
  {
    ...workColumns(),
    storeId: storeForeignKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pdf', 'docx', 'text', 'html'] }).notNull(),
    turn: integer().notNull().default(0),
  },
  (table) => [workIndex('uploads_due', table), index('uploads_store').on(table.storeId)],
)

/** The bytes of an upload in rows of one megabyte, because PGlite never frees the memory of a long value. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
)
