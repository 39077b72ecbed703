import { eq } from 'drizzle-orm'
import { members, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { fullName } from '../platform/full-name.ts'
import { findMentions } from './find-mentions.ts'
import { recordNotifications } from './record-notifications.ts'

/** The most members to search in a note. */
const mostMembers = 100

/** The event key of mentions in a note. */
export const mentionKey = (noteId: string): string => `mention ${noteId}`

/** Notifies the members that a note mentions. An edited note notifies only people who are new in it. */
export async function recordMentions(
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  note: {
    readonly id: string
    readonly threadId: string
    readonly body: string
    readonly authorId: string | null
    readonly authorName: string
  },
): Promise<void> {
  if (!note.body.includes('@')) return
  const people = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.storeId, storeId))
    .limit(mostMembers)
  const mentioned = new Set(findMentions(note.body, people.map(fullName)))
  await recordNotifications(
    tx,
    { storeId, nowMs },
    people
      .filter((person) => mentioned.has(fullName(person).toLowerCase()))
      .map(({ id: userId }) => ({
        ...{ userId, kind: 'mentioned' as const, threadId: note.threadId, key: mentionKey(note.id) },
        actor: { id: note.authorId ?? '', name: note.authorName },
      })),
  )
}
