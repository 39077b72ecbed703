import type { DraftSentence } from '../../database/schema/drafts.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { withTextLimits } from '../../platform/text-limits.ts'
import { checkUnsourcedSentence, splitIntoSentences } from './check-lines.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { findCheckedSentences } from '../facts/find-checked-sentences.ts'
import type { DraftTextPiece } from '../facts/find-checked-sentences.ts'
import { findRelevantFacts } from '../facts/gather-reply-facts.ts'
import { analyzeFacts } from './analyze-fact.ts'

/** Limits for the check of a saved draft: new sentences, their length, and facts. */
export const draftCheckLimits = { sentences: 60, characters: 1000, facts: 40 } as const

/** A text and its new verdicts. */
interface EditedTextInput {
  readonly body: string
  /** The earlier verdicts. */
  readonly sentences: readonly DraftSentence[]
  readonly knowledge: Knowledge
  /** The conversation, its orders, and the sources of the draft. */
  readonly others: readonly Fact[]
  readonly language: string
}

const editedTextLimits = { characters: maxLengths.draftText, ms: 50, runsIn: 'loop' } as const

/** Checks a text that a member changed; unchanged sentences keep their marks. Yields after each sentence. */
export const checkEditedText = withTextLimits(
  editedTextLimits,
  function* checkEditedText({
    body,
    sentences,
    knowledge,
    others,
    language,
  }: EditedTextInput): Generator<undefined, DraftSentence[]> {
    const isSentenceChecked = ({ mark }: DraftSentence) => mark !== 'unchecked'
    const pieces = yield* findCheckedSentences(body, sentences.filter(isSentenceChecked))
    const fresh = new Set<DraftTextPiece>()
    const parts: DraftTextPiece[] = []
    for (const piece of pieces) {
      const left = draftCheckLimits.sentences - fresh.size
      const own = piece.known ? [piece] : splitIntoSentences(piece.text, left).map((text) => ({ text }))
      const read = piece.known ? [] : own.slice(0, left)
      for (const part of read.filter(({ text }) => text.length <= draftCheckLimits.characters))
        fresh.add(part)
      parts.push(...own)
      yield
    }
    const texts = [...fresh].map(({ text }) => text.trim())
    const own = others.slice(0, draftCheckLimits.facts)
    const near = yield* findRelevantFacts(knowledge, texts, language, draftCheckLimits.facts - own.length)
    const facts = [...near, ...own]
    yield* analyzeFacts(facts, language)
    const checked: DraftSentence[] = []
    for (const part of parts) {
      if (part.known) checked.push({ ...part.known, text: part.text })
      else if (fresh.has(part)) {
        checked.push(checkUnsourcedSentence(part.text, facts, language))
        yield
      } else checked.push({ text: part.text, mark: 'unchecked', why: uncheckedReason, sources: [] })
    }
    return checked
  },
)

const uncheckedReason = `A check reads ${draftCheckLimits.sentences} new sentences at a time, each up to ${draftCheckLimits.characters} characters.`
