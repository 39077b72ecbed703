import type { ParsedAnswer } from '@draftdesk/contract'
import { draftSourceMessages as words } from '../messages/draft-sources.ts'

type AskAnswer = ParsedAnswer<'askPolicies'>

/** A generated text with its sources and its review level. */
export interface DraftText {
  readonly body: string
  readonly sentences: readonly {
    readonly text: string
    readonly mark: AskAnswer['sentences'][number]['mark']
    readonly why: string
    readonly sources: readonly DraftSource[]
  }[]
  readonly writer: {
    readonly kind: 'person' | 'local' | 'model'
    readonly name: string
    readonly note: string
  }
  readonly level: AskAnswer['level']
  readonly reasons: readonly string[]
  readonly missing: readonly string[]
}

export const labelWriter = ({ kind, name }: Pick<DraftText['writer'], 'kind' | 'name'>): string =>
  kind === 'model' ? words.writers.model(name) : words.writers[kind]

/** A source of a sentence. `documentId` opens the document, if the source is one. */
export interface DraftSource {
  readonly kind: AskAnswer['sentences'][number]['sources'][number]['kind']
  readonly title: string
  readonly quote: string
  readonly documentId: string | undefined
}

interface ReviewVerdict {
  readonly level: DraftText['level']
  readonly title: string | null
  /** The reason or the sentence that the title announces. */
  readonly subject?: string
  /** The reasons that follow the title. */
  readonly reasons: readonly string[]
}

type RatedText = Pick<DraftText, 'level' | 'reasons' | 'sentences'>

/** The edit of a draft by a person. */
export interface DraftEdit {
  readonly isEdited?: boolean | undefined
  /** The unsaved text of the editor. */
  readonly unsavedBody?: string | undefined
}

/** The rating of a draft in words. The title has the main reason, and the other reasons follow. */
export function toReviewVerdict(written: RatedText, edit: DraftEdit): ReviewVerdict {
  if (edit.isEdited) return toEditedVerdict(written, edit)
  const { level, reasons } = written
  const [first, ...rest] = reasons
  if (level !== 'look' || first === undefined) return { level, title: level && words.levels[level], reasons }
  return { level, title: words.check, subject: first, reasons: rest }
}

/**
 * Names the most doubtful sentence of an edited draft, because its level belongs to the text before the edit. The
 * reasons stay, because they may be about the mail: an edit does not answer a lawyer.
 */
function toEditedVerdict({ reasons, sentences }: RatedText, { unsavedBody }: DraftEdit): ReviewVerdict {
  const left = sentences.filter(({ text }) => unsavedBody?.includes(text) ?? true)
  const doubted = left.find(({ mark }) => mark === 'unsupported') ?? left.find(({ mark }) => mark === 'read')
  if (!doubted) return { level: null, title: words.changed, reasons }
  const isUnsupported = doubted.mark === 'unsupported'
  return {
    level: 'look',
    title: words.check,
    subject: doubted.text,
    reasons: [...(isUnsupported ? [words.marks.unsupported] : []), words.changed, ...reasons],
  }
}

/** Formats source numbers in superscript: '¹ ²'. */
export const toSuperscript = (numbers: readonly number[]): string =>
  numbers
    .map((number) => String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? ''))
    .join('\u2009')

type DraftAnswerFacts = Pick<AskAnswer, 'body' | 'sentences' | 'writer' | 'level' | 'reasons' | 'missing'>

/** Builds the view model of a generated text. */
export const toDraftText = ({ sentences, writer, ...facts }: DraftAnswerFacts): DraftText => ({
  ...facts,
  sentences: sentences
    .filter(({ text }) => text.trim() !== '')
    .map(({ sources, ...sentence }) => ({
      ...sentence,
      text: sentence.text.trim(),
      sources: sources.map(({ id, ...source }) => ({
        ...source,
        documentId: source.kind === 'passage' ? id : undefined,
      })),
    })),
  writer: { kind: writer.kind, name: writer.name ?? '', note: writer.note ?? '' },
})

/** Lists the sources of several texts once each, in the order of their numbers from 1. */
export const listSources = (texts: readonly Pick<DraftText, 'sentences'>[]): DraftSource[] =>
  texts
    .flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources))
    .filter((source, index, all) => getSourceNumber(all, source) === index + 1)

/** Names the sources of a text once each, as documents and as orders. */
export function listUsedSources({ sentences }: Pick<DraftText, 'sentences'>) {
  const all = sentences.flatMap(({ sources }) => sources)
  const listTitles = (wanted: DraftSource['kind']) => [
    ...new Set(all.filter(({ kind }) => kind === wanted).map(({ title }) => title)),
  ]
  return { documents: listTitles('passage'), orders: listTitles('order') }
}

/** The number of a source in the list of `listSources`. */
export const getSourceNumber = (
  all: readonly DraftSource[],
  { kind, title, quote, documentId }: DraftSource,
): number =>
  1 +
  all.findIndex(
    (one) => one.kind === kind && one.title === title && one.quote === quote && one.documentId === documentId,
  )

/** The most samples to show. */
const mostSamples = 5

/** Converts sample mails to up to five good replies, and the missing documents and questions of the others. */
export function toSampleReplies({ samples }: ParsedAnswer<'sampleReplies'>) {
  const replies = samples.map(({ reply, ...sample }) => ({
    ...sample,
    language: reply.language,
    written: toDraftText(reply),
  }))
  const right = replies.filter(({ written: { level } }) => level === 'ready')
  const unanswered = replies.filter(({ written: { missing } }) => missing.length > 0)
  const wanted = new Set(unanswered.flatMap(({ document }) => document ?? []))
  /** Grouped by question, because a customer's words often need the subject. */
  const gaps = new Map(
    replies.flatMap(({ subject, written }) =>
      written.missing.map((question) => [question, { subject, question }] as const),
    ),
  )
  return {
    replies: right.slice(0, mostSamples),
    answered: right.length,
    /** Drafts that leave no question unanswered and still need a person's check. */
    toCheck: replies.filter(({ written }) => written.level === 'look' && written.missing.length === 0).length,
    total: replies.length,
    /** Documents that would answer the rest. */
    wanted: [...wanted],
    gaps: [...gaps.values()],
  }
}
