import type { PresentPerson } from '@draftdesk/contract'
import { presenceWords as words } from './words.ts'

/** Sentences about the colleagues at a conversation. A row has room for one. */
export interface ShownPresence {
  readonly replying: string | undefined
  readonly reading: string | undefined
}

/** Names the people at a conversation. */
export function toPresence(people: readonly PresentPerson[]): ShownPresence {
  const name = (isReplying: boolean, say: (names: string, count: number) => string): string | undefined => {
    const names = people
      .filter((person) => person.is_replying === isReplying)
      .map((person) => (person.is_super_admin ? words.superAdmin(person.name) : person.name))
    const [first, second] = names
    if (first === undefined) return undefined
    if (second === undefined) return say(first, 1)
    return say(
      names.length === 2 ? words.two(first, second) : words.more(first, names.length - 1),
      names.length,
    )
  }
  return { replying: name(true, words.replying), reading: name(false, words.reading) }
}
