import { readWords, stem } from '../../knowledge/search/words.ts'
import { byLanguage } from '../../languages/languages.ts'
import type { OrderStage } from '../../orders/order-state.ts'
import type { Fact } from '../facts/facts.ts'
import { phrasesOf } from '../local/phrasebook.ts'
import { isSamePolarity } from './polarity.ts'

/** Order stages that one word names, such as 'shipped'. */
const stages = ['shipped', 'delivered', 'cancelled', 'refunded'] as const satisfies readonly OrderStage[]
type Stage = (typeof stages)[number]

const others = byLanguage((known) => known.stages)

/** True if a sentence names another stage than the order's, or denies the order's stage. */
export function contradictsOrder(text: string, language: string, { text: fact }: Fact): boolean {
  const words = new Set(readWords(text).map((word) => stem(word, language)))
  const named = stages.filter((stage) => readStems(stage, language).some((each) => words.has(each)))
  if (named.length === 0) return false
  const isDenied = !isSamePolarity({ text, language }, { text: '', language })
  const isOwn = named.some((stage) => fact.includes(`: ${stage}`))
  return isOwn ? isDenied : !isDenied
}

/** The words of a stage: the last one of the phrase for it, and others. */
function readStems(stage: Stage, language: string): string[] {
  const phrase = phrasesOf(language).phrases.order[stage].replaceAll(/\[[^\]]*\]|\{[^}]*\}/g, '')
  const verb = readWords(phrase).at(-1) ?? ''
  return [verb, ...readWords(others.get(language)?.[stage] ?? '')].map((word) => stem(word, language))
}
