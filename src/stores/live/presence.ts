import type { PresenceUpdate, PresentPerson } from '@draftdesk/contract'
import { map } from 'nanostores'

/** The colleagues at each conversation. The event stream writes it; without a stream it is empty. */
export const $presence = map<Readonly<Record<string, readonly PresentPerson[] | undefined>>>({})

export function applyPresenceUpdate({ is_whole: isWhole, threads }: PresenceUpdate): void {
  if (isWhole) clearPresence()
  for (const { id, people } of threads) $presence.setKey(id, people.length > 0 ? people : undefined)
}

export const clearPresence = (): void => $presence.set({})

/** Lists all known people, for a tab that opens. */
export const getFullPresence = (): PresenceUpdate => ({
  is_whole: true,
  threads: Object.entries($presence.get()).map(([id, people = []]) => ({ id, people })),
})
