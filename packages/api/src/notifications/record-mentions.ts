import { eq } from 'drizzle-orm'
import { members, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { formatFullName } from '../platform/full-name.ts'
import { recordNotifications } from './record-notifications.ts'
import { withTextLimits } from '../platform/text-limits.ts'
import { maxLengths } from '@draftdesk/contract/input-limits'

/** The most members to search in a note. */
const maxMembers = 100

/** The event key of mentions in a note. */
export const buildMentionKey = (noteId: string): string => `mention ${noteId}`

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
    .limit(maxMembers)
  const mentioned = new Set(findMentions(note.body, people.map(formatFullName)))
  await recordNotifications(
    tx,
    { storeId, nowMs },
    people
      .filter((person) => mentioned.has(formatFullName(person).toLowerCase()))
      .map(({ id: userId }) => ({
        ...{ userId, kind: 'mentioned' as const, threadId: note.threadId, key: buildMentionKey(note.id) },
        actor: { id: note.authorId ?? '', name: note.authorName },
      })),
  )
}

/** A note, and the names of all members. */
const mentionTextLimits = { characters: maxLengths.note * 3, ms: 50, runsIn: 'loop' } as const

const codePattern = /```[\s\S]*?(?:```|$)|`[^`\n]+`/g
const wordStartPattern = /^[\p{L}\p{N}]/u

/** Finds the names that a note mentions by `@name`, outside of code. A longer name hides a shorter one that it begins with. */
export const findMentions = withTextLimits(
  mentionTextLimits,
  function findMentions(text: string, memberNames: readonly string[]): readonly string[] {
    if (!text.includes('@')) return []
    const plain = text.replace(codePattern, ' ').toLowerCase()
    const names = [...new Set(memberNames.map((name) => name.toLowerCase()))]
      .filter((name) => name !== '')
      .toSorted((a, b) => b.length - a.length)
    const found = new Set<string>()
    for (let at = plain.indexOf('@'); at >= 0; at = plain.indexOf('@', at + 1)) {
      const name = names.find(
        (one) =>
          plain.startsWith(one, at + 1) &&
          !wordStartPattern.test(plain.slice(at + 1 + one.length, at + 3 + one.length)),
      )
      if (name !== undefined) found.add(name)
    }
    return [...found]
  },
)
