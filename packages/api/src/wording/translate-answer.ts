import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { translateSentence } from './sentences/translate-sentence.ts'

/** The fields of answers that hold sentences of ours, as a text or a list of texts. */
const sentenceFields: ReadonlySet<string> = new Set([
  'detail',
  'msg',
  'message',
  'reasons',
  'why',
  'kind_reason',
  'hint',
  'notes',
])

/** The objects whose `note` is a sentence of ours. Elsewhere people write it. */
const notedFields: ReadonlySet<string> = new Set(['writer'])

/** An answer with its sentences in a language. Everything that people wrote stays as it is. */
export function translateAnswer(language: PageLanguage, answer: unknown): unknown {
  return language === 'en' ? answer : translateValue(language, '', answer)
}

function translateValue(language: PageLanguage, field: string, value: unknown): unknown {
  if (typeof value === 'string') return sentenceFields.has(field) ? translateSentence(language, value) : value
  if (Array.isArray(value)) return value.map((one) => translateValue(language, field, one))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'note' && notedFields.has(field) && typeof inner === 'string'
        ? translateSentence(language, inner)
        : translateValue(language, name, inner),
    ]),
  )
}
