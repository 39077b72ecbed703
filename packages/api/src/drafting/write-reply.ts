import { setImmediate as otherWork } from 'node:timers/promises'
import type { DraftSentence } from '../database/schema/drafts.ts'
import type { Fact, MailAnalysis, UncheckedReply } from './facts/reply-facts.ts'
import { buildStoreTextStatistics } from './answers/choose-answer.ts'
import { findLanguage } from '../reading/find-language.ts'
import { checkLinesInSteps } from './check/check-lines.ts'
import { embedQuestions } from './facts/embed-questions.ts'
import type { EmbeddingLookup } from './facts/embed-questions.ts'
import { gatherReplyFacts, toMailFacts, toOrderTextFact } from './facts/gather-reply-facts.ts'
import type { ReplyFacts } from './facts/gather-reply-facts.ts'
import { judgeReply } from './answers/judge-reply.ts'
import { leadsEachSearch } from './answers/leading-passage.ts'
import { rateDraftAnswers } from './answers/rate-draft.ts'
import { createPassageToDocumentMapper } from './facts/map-passages-to-documents.ts'
import type { WrittenReply, ReplyWriterInput, ReplyWriterDeps } from './reply-types.ts'
import { runSteps } from '../platform/scheduling/run-steps.ts'
import { createStepRecorder } from './step-recorder.ts'
import { applyDraftOptions } from './reply-style.ts'
import { analyzeMail } from './analysis/analyze-mail.ts'
import { compilePatterns } from './analysis/compile-patterns.ts'
import { writeWithoutModel } from './local/write-without-model.ts'
import { writeWithModel } from './model/write-with-model.ts'

/** Resolves once the patterns that each mail is searched with are compiled. A failure is tried again with the next mail. */
let patternsCompiled: Promise<void> | undefined

/** Writes a reply in stages. The model only supplies text and cannot choose the recipient. */
export async function writeReply(request: ReplyWriterInput, tools: ReplyWriterDeps): Promise<WrittenReply> {
  const { mail, wish = {} } = request
  const style = applyDraftOptions(request.style, wish)
  const steps = createStepRecorder(tools.clock)
  patternsCompiled ??= runSteps(compilePatterns()).catch((error: unknown) => {
    patternsCompiled = undefined
    throw error
  })
  await patternsCompiled
  const analysis = steps.take(
    'understand',
    () => analyzeMail({ ...mail, namesOrder: request.orders.isNamed || undefined }),
    describeAnalysis,
  )
  const language = style.language ?? analysis.language
  const { embeddingOf, status, spent } = await embedQuestions(request, analysis, tools)
  const facts = await steps.runSteps(
    'gather',
    collectWriterFacts(request, analysis, embeddingOf),
    (gathered) => ({
      ...describeSources(gathered),
      meaning: status,
    }),
  )
  const modelled = await writeWithModel({ ...request, style, analysis, facts: facts.facts }, tools, steps)
  const writeLocally = () =>
    writeWithoutModel({
      analysis,
      ...facts,
      orders: request.orders,
      name: request.customer,
      language: style.language,
      never: style.never,
    })
  await otherWork()
  const written: UncheckedReply =
    modelled.written ?? steps.take('write', writeLocally, ({ lines }) => ({ lines: lines.length }))
  const checked = await steps.runSteps(
    'check',
    checkLinesInSteps(written.lines, facts.facts, language),
    countSentencesByMark,
  )
  const isFromModel = modelled.written !== undefined
  // A model writes the closing itself.
  const marks = isFromModel ? checked : appendSignature(checked, request.store)
  const found = { analysis, answered: facts.answered, sentences: marks, facts: facts.facts }
  const judgement = await steps.runSteps(
    'judge',
    (function* () {
      const known = yield* buildStoreTextStatistics(request.knowledge)
      return judgeReply({
        ...{ analysis, sentences: marks, missing: written.missing, withheld: written.withheld },
        ...{ orders: request.orders, isForged: mail.isForged },
        rated: yield* rateDraftAnswers(
          {
            ...{ ...found, orders: request.orders, isFromModel },
            leadsSearch: (id, at) =>
              leadsEachSearch({ knowledge: request.knowledge, language: analysis.language }, id, [
                `${mail.subject} ${mail.text}`,
                analysis.search[at] ?? '',
              ]),
          },
          known,
        ),
        isMixed: isInOtherLanguage(marks, language) || hasForeignLanguageQuote(marks, facts.facts, language),
        hasMore: !isFromModel && facts.answered.some(({ answer }) => answer?.hasMore),
      })
    })(),
    ({ level, code }) => ({ level, code }),
  )
  const { rename, renameSources } = createPassageToDocumentMapper(request.knowledge)
  // Less than half of the questions can be answered, so the findings are listed instead of a draft.
  const isDraft = judgement.level !== 'notes'
  const used = new Set(facts.answered.flatMap(({ refs }) => refs.slice(0, 2)))
  return {
    analysis,
    body: isDraft ? joinSentences(marks) : '',
    sentences: isDraft ? marks.map(renameSources) : [],
    missing: written.missing,
    level: judgement.level,
    reasons: judgement.reasons,
    writer: modelled.writer,
    found: facts.facts.filter(({ ref, kind }) => used.has(ref) || kind === 'order').map(rename),
    steps: steps.taken,
    spent: [...spent, ...modelled.spent],
  }
}

/** Adds the store's name below the closing. */
function appendSignature(sentences: readonly DraftSentence[], store: string): DraftSentence[] {
  const last = sentences.at(-1)
  if (!last || store.trim() === '') return [...sentences]
  const signed = { ...last, text: `${last.text.trimEnd()}${last.mark === 'courtesy' ? '\n' : '\n\n'}` }
  const why = 'It is the name of the store.'
  return [...sentences.slice(0, -1), signed, { text: store.trim(), mark: 'courtesy', why, sources: [] }]
}

/** The fewest letters to detect a language reliably. */
const minForeignLength = 60

/** True if the statements of the letter are in another language. */
function isInOtherLanguage(sentences: readonly DraftSentence[], language: string): boolean {
  const statements = sentences.filter(({ mark }) => mark !== 'courtesy').map(({ text }) => text)
  const text = statements.join(' ')
  const found = text.length < minForeignLength ? undefined : findLanguage(text)
  return found !== undefined && findLanguageFamily(found) !== findLanguageFamily(language)
}

/** A sentence copied from a source in another language is in that language. */
const hasForeignLanguageQuote = (
  sentences: readonly DraftSentence[],
  facts: readonly Fact[],
  language: string,
): boolean =>
  sentences.some(({ text, sources }) =>
    sources.some(({ id, kind, quote }) => {
      const own = facts.find((fact) => fact.id === id && fact.kind === kind)?.language
      const isForeignSource =
        kind !== 'order' && own !== undefined && findLanguageFamily(own) !== findLanguageFamily(language)
      return isForeignSource && quote.length > 20 && text.includes(quote.trim().slice(0, 30))
    }),
  )

/** Similar languages that short texts cannot distinguish. */
const languageFamilies: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['es', 'ca', 'gl', 'pt'],
  ['cs', 'sk'],
  ['hr', 'sr', 'bs', 'sl'],
  ['nl', 'af'],
]
const findLanguageFamily = (language: string): string =>
  languageFamilies.find((family) => family.includes(language))?.[0] ?? language

const joinSentences = (sentences: readonly DraftSentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/** The knowledge of a small shop fits into a prompt: about 6,000 tokens. */
const maxWholeCharacters = 6000 * 3.6

function* collectWriterFacts(
  request: ReplyWriterInput,
  analysis: MailAnalysis,
  embeddingOf: EmbeddingLookup | undefined,
): Generator<undefined, ReplyFacts> {
  const { knowledge, orders, mails, wish } = request
  const others: Fact[] = [
    ...orders.facts.map(toOrderTextFact),
    ...toMailFacts(mails),
    ...(wish?.instruction
      ? [
          {
            ...{ ref: 'S1', kind: 'store' as const, id: 'S1', title: 'Your instruction' },
            ...{ text: wish.instruction, language: undefined, links: [] },
          },
        ]
      : []),
  ]
  const gathered = yield* gatherReplyFacts(knowledge, analysis, others, embeddingOf)
  const passages = knowledge.pieces.filter(({ kind }) => kind === 'passage')
  const isSmall =
    passages.reduce((sum, { text, title }) => sum + text.length + title.length, 0) <= maxWholeCharacters
  if (!isSmall) return gathered
  const known = new Set(gathered.facts.map(({ id }) => id))
  const count = gathered.facts.filter(({ kind }) => kind === 'passage').length
  const rest = passages
    .filter(({ id }) => !known.has(id))
    .map((piece, index) => ({ ...piece, kind: 'passage' as const, ref: `P${count + index + 1}` }))
  return { ...gathered, facts: [...gathered.facts, ...rest] }
}

const describeAnalysis = ({ language, questions, orders, risks }: MailAnalysis) => ({
  language,
  questions: questions.length,
  orders: orders.length,
  risks,
})

const describeSources = ({ facts, answered }: ReplyFacts) => ({
  sources: facts.slice(0, 20).map(({ ref, title }) => ({ ref, title })),
  answered: answered.filter(({ refs }) => refs.length > 0).length,
  unanswered: answered.filter(({ refs }) => refs.length === 0).length,
})

const countSentencesByMark = (sentences: readonly DraftSentence[]) =>
  Object.fromEntries(
    (['supported', 'read', 'unsupported', 'courtesy', 'question'] as const).map((mark) => [
      mark,
      sentences.filter((sentence) => sentence.mark === mark && sentence.text.trim() !== '').length,
    ]),
  )
