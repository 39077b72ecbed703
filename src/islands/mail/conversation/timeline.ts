import type { ShownHistoryChange } from '../history/view.ts'
import type { ShownNote } from '../notes/view.ts'
import type { ShownEmail } from './shown-emails.ts'

/** An entry of a conversation. `changes` are history lines with no email or note between them. */
export type TimelineEntry =
  | { readonly kind: 'mail'; readonly key: string; readonly mail: ShownEmail }
  | { readonly kind: 'note'; readonly key: string; readonly note: ShownNote }
  | { readonly kind: 'changes'; readonly key: string; readonly changes: readonly ShownHistoryChange[] }

type TimelineItem = { readonly moment: { readonly iso: string } | undefined }

const getTimeMs = ({ moment }: TimelineItem): number => Date.parse(moment?.iso ?? '')

/** Merges notes and history into the emails by time. Emails keep their order. */
export function toTimeline(
  mails: readonly ShownEmail[],
  notes: readonly ShownNote[],
  changes: readonly ShownHistoryChange[],
): readonly TimelineEntry[] {
  const others = [
    ...notes.map((note) => ({ atMs: getTimeMs(note), entry: { kind: 'note' as const, key: note.id, note } })),
    ...changes.map((change) => ({
      atMs: getTimeMs(change),
      entry: { kind: 'changes' as const, key: change.id, changes: [change] },
    })),
  ].toSorted((a, b) => a.atMs - b.atMs)
  const entries: TimelineEntry[] = []
  const addOthersUntil = (untilMs: number): void => {
    for (let next = others[0]; next && next.atMs < untilMs; next = others[0]) {
      others.shift()
      const last = entries.at(-1)
      if (next.entry.kind === 'changes' && last?.kind === 'changes')
        entries[entries.length - 1] = { ...last, changes: [...last.changes, ...next.entry.changes] }
      else entries.push(next.entry)
    }
  }
  for (const [index, mail] of mails.entries()) {
    addOthersUntil(getTimeMs(mail))
    entries.push({ kind: 'mail', key: mail.id ?? String(index), mail })
  }
  addOthersUntil(Infinity)
  return entries
}
