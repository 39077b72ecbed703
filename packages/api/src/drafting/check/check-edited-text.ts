import type { DraftSentence } from '../../database/schema/drafts.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { limitText } from '../../platform/text-limits.ts'
import { checkSentence, splitText } from './check-lines.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { findCheckedSentences } from '../facts/find-checked-sentences.ts'
import type { CheckedText } from '../facts/find-checked-sentences.ts'
import { gatherRelevantFacts } from '../facts/gather-facts.ts'
import { analyzeFacts } from './analyze-fact.ts'

/** Limits for the check of a saved draft: new sentences, their length, and facts. */
export const checkLimits = { sentences: 60, characters: 1000, facts: 40 } as const

/** A text and its new verdicts. */
interface FreshCheck {
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
export const checkEditedText = limitText(
  editedTextLimits,
  function* checkEditedText({
    body,
    sentences,
    knowledge,
    others,
    language,
  }: FreshCheck): Generator<undefined, DraftSentence[]> {
    const isSentenceChecked = ({ mark }: DraftSentence) => mark !== 'unchecked'
    const pieces = yield* findCheckedSentences(body, sentences.filter(isSentenceChecked))
    const fresh = new Set<CheckedText>()
    const parts: CheckedText[] = []
    for (const piece of pieces) {
      const left = checkLimits.sentences - fresh.size
      const own = piece.known ? [piece] : splitText(piece.text, left).map((text) => ({ text }))
      const read = piece.known ? [] : own.slice(0, left)
      for (const part of read.filter(({ text }) => text.length <= checkLimits.characters)) fresh.add(part)
      parts.push(...own)
      yield
    }
    const texts = [...fresh].map(({ text }) => text.trim())
    const own = others.slice(0, checkLimits.facts)
    const near = yield* gatherRelevantFacts(knowledge, texts, language, checkLimits.facts - own.length)
    const facts = [...near, ...own]
    yield* analyzeFacts(facts, language)
    const checked: DraftSentence[] = []
    for (const part of parts) {
      if (part.known) checked.push({ ...part.known, text: part.text })
      else if (fresh.has(part)) {
        checked.push(checkSentence(part.text, facts, language))
        yield
      } else checked.push({ text: part.text, mark: 'unchecked', why: uncheckedReason, sources: [] })
    }
    return checked
  },
)

const uncheckedReason = `A check reads ${checkLimits.sentences} new sentences at a time, each up to ${checkLimits.characters} characters.`
