import type { DraftSentence } from '../../database/schema/drafts.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'

/** Names the documents of passages as sources. Passages change with each edit, and users open documents. */
export function createPassageToDocumentMapper({ pieces }: Knowledge) {
  const documents = new Map(pieces.map(({ id, documentId }) => [id, documentId]))
  const replaceId = <T extends { readonly id: string }>(one: T): T => ({
    ...one,
    id: documents.get(one.id) ?? one.id,
  })
  return {
    rename: replaceId,
    renameSources: (sentence: DraftSentence): DraftSentence => ({
      ...sentence,
      sources: sentence.sources.map(replaceId),
    }),
  }
}
