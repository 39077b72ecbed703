import { writtenMessages as words } from '../../../messages/written.ts'
import type { Source } from '../../../models/written.ts'
import { link } from '../../../routes.ts'

/** The page that opens a document; none where the guard allows no such page. */
export type OpensDocument = 'createPolicy' | 'setUpPolicy' | 'none'

interface SourceQuoteProps {
  readonly source: Source
  readonly opens?: OpensDocument | undefined
  /** Offers to correct the document at the place that is quoted. */
  readonly canFix?: boolean
}

/** Words of a source, and where they are from. */
export function SourceQuote({ source, opens = 'createPolicy', canFix = false }: SourceQuoteProps) {
  const { kind, title, quote, documentId } = source
  const address = documentId && opens !== 'none' ? link(opens, { id: documentId }) : undefined
  return (
    <blockquote className="source">
      <p>{quote}</p>
      <footer>
        {kind !== 'order' && `${words.kinds[kind]}: `}
        {address ? <a href={address}>{title}</a> : title}{' '}
        {canFix && address && (
          <>
            · <a href={`${address}#quote=${encodeURIComponent(quote)}`}>{words.fix}</a>
          </>
        )}
      </footer>
    </blockquote>
  )
}
