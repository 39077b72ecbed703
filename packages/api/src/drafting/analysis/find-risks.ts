import { joinLanguagePatterns } from '../../languages/languages.ts'
import type { MailRisk } from '../facts/reply-facts.ts'
import { containsInstruction } from './contains-instruction.ts'

const wordRisks = ['lawyer', 'chargeback', 'injury', 'data', 'press'] as const
/** The end of an injury may follow its stem: 'blessure' and 'blessures'. */
const stemRisks = new Set<MailRisk>(['injury', 'data'])
const wordMatchers = wordRisks.map((risk) => {
  const end = stemRisks.has(risk) ? '' : '(?!\\p{L})'
  return [
    risk,
    new RegExp(`(?<!\\p{L})(?:${joinLanguagePatterns(({ risks }) => risks[risk])})${end}`, 'iu'),
  ] as const
})

/** The patterns of risky words, for `compilePatterns`. */
export const riskPatterns: readonly RegExp[] = wordMatchers.map(([, pattern]) => pattern)

const riskMatchers: readonly (readonly [MailRisk, (text: string) => boolean])[] = [
  ...wordMatchers.map(([risk, pattern]) => [risk, (text: string) => pattern.test(text)] as const),
  ['instructions', containsInstruction],
]

/** Finds the risks in a mail by keywords of all languages. */
export const findRisks = (text: string): MailRisk[] =>
  riskMatchers.filter(([, isFound]) => isFound(text)).map(([risk]) => risk)
