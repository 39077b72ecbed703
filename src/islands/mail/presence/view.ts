import type { PresentPerson } from '@draftdesk/contract'
import { presenceWords as words } from '../words.ts'

/** Sentences about the colleagues in a conversation. A row shows one of them. */
export interface ShownPresence {
  readonly replying: string | undefined
  readonly reading: string | undefined
}

/** Describes the people in a conversation. */
export function describePresence(people: readonly PresentPerson[]): ShownPresence {
  const nameReaders = (
    isReplying: boolean,
    say: (names: string, count: number) => string,
  ): string | undefined => {
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
  return { replying: nameReaders(true, words.replying), reading: nameReaders(false, words.reading) }
}
