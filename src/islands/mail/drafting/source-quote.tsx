import { draftSourceMessages as words } from '../../../messages/draft-sources.ts'
import { formatDate } from '../../../models/format-moment.ts'
import type { DraftSource } from '../../../models/draft-sources.ts'
import { buildLink, buildQuoteLink } from '../../../routes.ts'

/** The page that opens a document of a source. `none` if the user may not open it. */
export type DocumentLinkTarget = 'createPolicy' | 'setUpPolicy' | 'none'

interface SourceQuoteProps {
  readonly source: DraftSource
  readonly opens?: DocumentLinkTarget | undefined
  /** Offers to correct the document at the quote. */
  readonly canFix?: boolean
}

const formatOrderDates = (text: string): string => text.replace(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g, formatDate)

/** A quote from a source, with the source's name. */
export function SourceQuote({ source, opens = 'createPolicy', canFix = false }: SourceQuoteProps) {
  const { kind, title, quote, documentId } = source
  const page = opens === 'none' ? undefined : opens
  return (
    <blockquote className="source">
      <p>{kind === 'order' ? formatOrderDates(quote) : quote}</p>
      <footer className="muted">
        {kind !== 'order' && `${words.kinds[kind]}: `}
        {documentId && page ? <a href={buildLink(page, { id: documentId })}>{title}</a> : title}{' '}
        {canFix && documentId && page && (
          <>
            · <a href={buildQuoteLink(documentId, quote, page)}>{words.fix}</a>
          </>
        )}
      </footer>
    </blockquote>
  )
}
