import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn } from './columns.ts'

/** People. `email` is normalized by `normalizeEmailAddress`. */
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
  lastLogin: instantColumn('last_login'),
  lastStoreId: uuid('last_store_id'),
  /** Out of office from this time on. Null: at work. */
  awayFrom: instantColumn('away_from'),
  /** The end of the absence. Null: until the person says so. */
  awayUntil: instantColumn('away_until'),
  /** The account is deleted from this time on. Null: not planned. */
  deleteAt: instantColumn('delete_at'),
  createdAt: createdAtColumn(),
})

/** Foreign key to a person. Deleting the person deletes the row. */
export const userForeignKey = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Profile pictures. The unguessable id is enough to fetch one. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userForeignKey().unique(),
  type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  content: bytesColumn().notNull(),
  createdAt: createdAtColumn(),
})
