import type { ShownNote } from '../notes/view.ts'
import type { ShownEmail } from './emails.ts'

/** An entry of a conversation. */
export type TimelineEntry =
  | { readonly kind: 'mail'; readonly key: string; readonly mail: ShownEmail }
  | { readonly kind: 'note'; readonly key: string; readonly note: ShownNote }

/** Puts notes between the mails by their times. Mails keep their order. */
export function toTimeline(
  mails: readonly ShownEmail[],
  notes: readonly ShownNote[],
): readonly TimelineEntry[] {
  const left = [...notes]
  const entries: TimelineEntry[] = []
  const take = (until: number): void => {
    while (left[0] && Date.parse(left[0].moment?.iso ?? '') < until) {
      const [note] = left.splice(0, 1)
      if (note) entries.push({ kind: 'note', key: note.id, note })
    }
  }
  for (const [index, mail] of mails.entries()) {
    take(Date.parse(mail.moment?.iso ?? ''))
    entries.push({ kind: 'mail', key: mail.id ?? String(index), mail })
  }
  take(Infinity)
  return entries
}
