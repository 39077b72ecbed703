import { splitSentences } from '../../knowledge/passages/sentences.ts'
import type { Fact, Line } from '../facts/facts.ts'
import { withoutMarks } from '../answers/parts.ts'
import { isGreeting } from '../understand/requests.ts'

const personal = /⟦|@|#\s?\d|\b\d{5,}\b|\b[A-Z]{2,}-?\d{3,}/

/** Returns the answer of an example without its greeting, closing and sentences about another customer. */
export const pickAnswer = (fact: Fact): Line[] =>
  fact.text
    .split('\n')
    .filter((line) => !isGreeting(line) && line.trim().split(/\s+/).length > 1)
    .flatMap(splitSentences)
    .map(withoutMarks)
    .filter((sentence) => sentence !== '' && !personal.test(sentence))
    .map((text) => ({ kind: 'text', text: startLarge(text), claims: [{ ref: fact.ref, quote: text }] }))

/** The greeting before it began the sentence. */
const startLarge = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
