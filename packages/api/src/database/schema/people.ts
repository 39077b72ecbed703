import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'

/** People. `email` is stored as `normalizeAddress` writes it. */
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

/** The column that refers to a person; the row goes with them. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Profile pictures; their unguessable id is all that their address needs. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  type: text({ enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  content: bytes().notNull(),
  createdAt: createdAt(),
})
