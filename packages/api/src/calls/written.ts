import type { AskAnswer } from '@draftdesk/contract'
import type { Reply } from '../drafting/reply.ts'

/** An unsaved reply in the shape of /v1. */
export const writtenBody = ({ understood, found, writer, ...reply }: Reply): AskAnswer => ({
  language: understood.language,
  found: found.map(({ kind, id, title, text }) => ({ kind, id, title, text })),
  body: reply.body,
  sentences: reply.sentences.map((sentence) => ({ ...sentence, sources: [...sentence.sources] })),
  writer: { kind: writer.kind, name: writer.name ?? null, note: writer.note ?? null },
  level: reply.level,
  reasons: [...reply.reasons],
  missing: [...reply.missing],
})
