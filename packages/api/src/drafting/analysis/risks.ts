import { anyOf } from '../../languages/languages.ts'
import type { Risk } from '../facts/facts.ts'
import { holdsInstruction } from './instructions.ts'

const words = ['lawyer', 'chargeback', 'injury', 'data', 'press'] as const
/** The end of an injury may follow its stem: 'blessure' and 'blessures'. */
const isStem = new Set<Risk>(['injury', 'data'])
const patterns: readonly (readonly [Risk, (text: string) => boolean])[] = [
  ...words.map((risk) => {
    const end = isStem.has(risk) ? '' : '(?!\\p{L})'
    const pattern = new RegExp(`(?<!\\p{L})(?:${anyOf(({ risks }) => risks[risk])})${end}`, 'iu')
    return [risk, (text: string) => pattern.test(text)] as const
  }),
  ['instructions', holdsInstruction],
]

/** Finds the risks in a mail by keywords of all languages. */
export const findRisks = (text: string): Risk[] =>
  patterns.filter(([, isFound]) => isFound(text)).map(([risk]) => risk)
