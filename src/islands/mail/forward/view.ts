import { formatBytes } from '../../../models/format-bytes.ts'
import type { Draft, FullThread } from '../thread-facts.ts'

/** The original of a forward with its form and files. */
export type ForwardedOriginalView = NonNullable<ReturnType<typeof toForwardedOriginalView>>

export function toForwardedOriginalView({ forward }: Pick<Draft, 'forward'>) {
  if (!forward) return undefined
  const { as, email_id: email, files } = forward
  return {
    as,
    isGone: email === null,
    files: files.map(({ id, name, bytes, file_id: file }) => ({
      ...{ id, label: name, size: formatBytes(bytes), isChosen: file !== null },
    })),
  }
}

/** Ids of the files of a draft that are copies of the original's files. */
export const listCopiedFileIds = ({ forward }: Pick<Draft, 'forward'>): readonly string[] =>
  (forward?.files ?? []).flatMap(({ file_id: file }) => file ?? [])

/** The email that Forward uses: the customer's last one, otherwise the last. */
export function findForwardableEmailId(emails: FullThread['emails']): string | undefined {
  // Other servers cannot forward.
  const known = emails.filter(({ is_forward: isForward }) => isForward != null)
  const found =
    known.findLast(({ direction, is_side: isSide }) => direction === 'in' && isSide !== true) ?? known.at(-1)
  return found?.id ?? undefined
}
