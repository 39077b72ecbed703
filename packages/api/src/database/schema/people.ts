import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'

/** People. `email` is normalized by `normalizeAddress`. */
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
  /** Out of office from this time on. Null: at work. */
  awayFrom: instant('away_from'),
  /** The end of the absence. Null: until the person says so. */
  awayUntil: instant('away_until'),
  /** The account is deleted from this time on. Null: not planned. */
  deleteAt: instant('delete_at'),
  createdAt: createdAt(),
})

/** Foreign key to a person. Deleting the person deletes the row. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Profile pictures. The unguessable id is enough to fetch one. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  content: bytes().notNull(),
  createdAt: createdAt(),
})
