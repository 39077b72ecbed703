import { draftSourceMessages as words } from '../../../messages/draft-sources.ts'
import { listUsedSources, labelWriter, toReviewVerdict } from '../../../models/draft-sources.ts'
import type { DraftEdit, DraftText } from '../../../models/draft-sources.ts'

interface ReviewLevelProps extends DraftEdit {
  readonly written: Pick<DraftText, 'level' | 'reasons' | 'sentences'> & {
    /** Missing without a draft text. */
    readonly writer: DraftText['writer'] | undefined
  }
  /** True if the rating is one line, next to the name of the writer. */
  readonly isLine?: boolean
}

const levelColors = { ready: 'green', look: 'amber', notes: 'amber' } as const

/** The review level of a text, with its reasons. */
export function ReviewLevel({ written, isEdited, unsavedBody, isLine = false }: ReviewLevelProps) {
  if (!written.level) return null
  const { level: shownLevel, title, subject, reasons } = toReviewVerdict(written, { isEdited, unsavedBody })
  const { documents, orders } = listUsedSources(written)
  const details = [
    ...reasons,
    ...(isEdited || documents.length === 0 ? [] : [words.basedOn(documents)]),
    ...(isEdited ? [] : orders.map((order) => words.found(order))),
  ]
  return (
    <div
      className={isLine ? 'written-level small' : 'written-level tinted small'}
      data-accent-color={shownLevel ? levelColors[shownLevel] : undefined}
    >
      <p>
        <strong>
          {title} <bdi>{subject}</bdi>
        </strong>
      </p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {!isLine && written.writer && shownLevel !== 'notes' && (
        <p className="muted">{labelWriter(written.writer)}</p>
      )}
    </div>
  )
}
