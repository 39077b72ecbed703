import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** A person as the database has them. */
export type User = typeof users.$inferSelect

/** The person with an id. */
export async function findUser(db: Database | Transaction, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** The person with a normalized address, verified or not. */
export async function findUserByAddress(
  db: Database | Transaction,
  email: string,
): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}
