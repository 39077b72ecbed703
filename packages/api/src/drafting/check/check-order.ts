import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import { mapByLanguage } from '../../languages/languages.ts'
import type { OrderStage } from '../../orders/order-state.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { getPhrases } from '../local/phrasebook.ts'
import { isSamePolarity } from './same-polarity.ts'

/** Order stages that one word names, such as 'shipped'. */
const orderStages = ['shipped', 'delivered', 'cancelled', 'refunded'] as const satisfies readonly OrderStage[]
type OrderStageName = (typeof orderStages)[number]

const stageWords = mapByLanguage((known) => known.stages)

/** True if a sentence names another stage than the order's, or denies the order's stage. */
export function contradictsOrderStage(text: string, language: string, { text: fact }: Fact): boolean {
  const words = new Set(splitWords(text).map((word) => stemWord(word, language)))
  const named = orderStages.filter((stage) => listStageStems(stage, language).some((each) => words.has(each)))
  if (named.length === 0) return false
  const isDenied = !isSamePolarity({ text, language }, { text: '', language })
  const isOwn = named.some((stage) => fact.includes(`: ${stage}`))
  return isOwn ? isDenied : !isDenied
}

/** The words of a stage: the last one of the phrase for it, and others. */
function listStageStems(stage: OrderStageName, language: string): string[] {
  const phrase = getPhrases(language).phrases.order[stage].replaceAll(/\[[^\]]*\]|\{[^}]*\}/g, '')
  const verb = splitWords(phrase).at(-1) ?? ''
  return [verb, ...splitWords(stageWords.get(language)?.[stage] ?? '')].map((word) =>
    stemWord(word, language),
  )
}
