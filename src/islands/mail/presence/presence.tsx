import type { PresentPerson } from '@draftdesk/contract'
import { useStore } from '@nanostores/react'
import { $presence } from '../../../stores/live/presence.ts'
import { presenceWords as words } from '../words.ts'

export function describePresence(people: readonly PresentPerson[]) {
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

/** Renders nothing on the server, because the first render in the browser must match its HTML. */
const noPresence = {}
const getServerPresence = () => noPresence

function useThreadPresence(thread: string) {
  return describePresence(useStore($presence, { keys: [thread], ssr: getServerPresence })[thread] ?? [])
}

/** The colleague in a conversation, shown in its row. A replying one comes first. */
export function RowPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = useThreadPresence(thread)
  return replying === undefined ? (
    <PresenceChip text={reading} color="green" hasTitle />
  ) : (
    <PresenceChip text={replying} color="amber" hasTitle />
  )
}

/** The colleagues in the open conversation. Changes are announced to screen readers. */
export function ConversationPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = useThreadPresence(thread)
  return (
    <p className="presences row gap-0 gap-x-3" role="status">
      <PresenceChip text={replying} color="amber" />
      <PresenceChip text={reading} color="green" />
    </p>
  )
}

interface PresenceChipProps {
  readonly text: string | undefined
  readonly color: 'amber' | 'green'
  /** The text may be cut off, so it is the tooltip too. */
  readonly hasTitle?: boolean
}

function PresenceChip({ text, color, hasTitle = false }: PresenceChipProps) {
  if (text === undefined) return null
  return (
    <span className="presence line tiny medium" data-accent-color={color} title={hasTitle ? text : undefined}>
      {text}
    </span>
  )
}
