import type { AwayAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
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

/** Converts the absence of a person to the answer of /v1. An absence that has ended counts as none. */
export function toAwayAnswer(
  { awayFrom, awayUntil }: Pick<User, 'awayFrom' | 'awayUntil'>,
  nowMs: number,
): AwayAnswer {
  if (!awayFrom || (awayUntil && awayUntil.getTime() <= nowMs)) return { from: null, until: null }
  return { from: awayFrom.toISOString(), until: awayUntil?.toISOString() ?? null }
}

/** Sets or ends the absence of a person. */
export async function setAwayDates(
  db: Database,
  id: string,
  { from, until }: { readonly from: string | null; readonly until: string | null },
): Promise<{ awayFrom: Date | null; awayUntil: Date | null }> {
  const toDate = (time: string | null) => (time === null ? null : new Date(time))
  const change = { awayFrom: toDate(from), awayUntil: from === null ? null : toDate(until) }
  await db.update(users).set(change).where(eq(users.id, id))
  return change
}
