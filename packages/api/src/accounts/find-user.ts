import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** A row of `users`. */
export type User = typeof users.$inferSelect

/** Finds a person by id. */
export async function findUser(db: Database | Transaction, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Finds a person by normalized address, verified or not. */
export async function findUserByAddress(
  db: Database | Transaction,
  email: string,
): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}
