import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { User } from './find-user.ts'

/** Changes the given fields of a person's profile. Undefined when the person does not exist. */
export async function changeProfile(
  db: Database,
  id: string,
  change: { readonly [Field in 'preferedLanguage' | 'firstName' | 'lastName']: User[Field] | undefined },
): Promise<User | undefined> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return user
}
