import { draftSourceMessages as words } from '../../../messages/draft-sources.ts'
import { listUsedSources, labelWriter, toReviewVerdict } from '../../../models/draft-sources.ts'
import type { DraftText } from '../../../models/draft-sources.ts'

interface ReviewLevelProps {
  readonly written: Pick<DraftText, 'level' | 'reasons' | 'sentences'> & {
    /** Missing without a draft text. */
    readonly writer: DraftText['writer'] | undefined
  }
  /** A person edited it, so the level belongs to the earlier text. */
  readonly isEdited?: boolean
  /** True if the rating is one line, next to the name of the writer. */
  readonly isLine?: boolean
}

const levelColors = { ready: 'green', look: 'amber', notes: 'amber' } as const

/** The review level of a text, with its reasons. */
export function ReviewLevel({ written, isEdited = false, isLine = false }: ReviewLevelProps) {
  const { writer, level } = written
  if (!level) return null
  const { title, reasons } = toReviewVerdict(written)
  const { documents, orders } = listUsedSources(written)
  const cover = [
    ...(documents.length > 0 ? [words.covered(documents)] : []),
    ...orders.map((order) => words.found(order)),
  ]
  return (
    <div
      className={isLine ? 'written-level small' : 'written-level tinted small'}
      data-accent-color={isEdited ? undefined : levelColors[level]}
    >
      <p>
        <strong>{isEdited ? words.changed : title}</strong>
      </p>
      {!isEdited && (cover.length > 0 || reasons.length > 0) && (
        <ul>
          {cover.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!isLine && writer && <p className="muted">{labelWriter(writer)}</p>}
    </div>
  )
}
