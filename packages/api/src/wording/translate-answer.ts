import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { translateList, translateSentence } from './sentences/translate-sentence.ts'

/** The word between a browser and its system. */
const onByLanguage: Readonly<Record<PageLanguage, string>> = {
  en: 'on',
  de: 'auf',
  fr: 'sur',
  es: 'en',
  nl: 'op',
  pl: '–',
}

/** The device of a sign-in, such as `Firefox on Linux`, in another language. */
const translateDevice = (language: PageLanguage, device: string): string =>
  device.replace(' on ', ` ${onByLanguage[language]} `)

/** The fields of answers to translate. Each is a sentence or a list of sentences. */
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

type TranslateText = (language: PageLanguage, text: string) => string

/** An object of an answer. */
type AnswerFields = Readonly<Record<string, unknown>>

/** Fields to translate only in some objects, by the field that contains these objects. */
const translatorsByField: Readonly<
  Record<string, (object: AnswerFields) => Readonly<Record<string, TranslateText>>>
> = {
  // Other notes are written by people.
  writer: () => ({ note: translateSentence }),
  // The notes of some actions are reasons that a super admin wrote.
  activities: ({ action }) => wordedNotes[String(action)] ?? {},
  steps: () => ({ detail: translateList }),
  orders: () => ({ payment: translateSentence, delivery: translateSentence }),
  parcels: () => ({ state: translateSentence }),
  sources: chooseSourceTranslators,
  found: chooseSourceTranslators,
  news: ({ id }) => (String(id).startsWith('order-') ? { excerpt: translateSentence } : {}),
  sign_ins: () => ({ device: translateDevice }),
  browsers: () => ({ device: translateDevice }),
}

const wordedNotes: Readonly<Record<string, Readonly<Record<string, TranslateText>>>> = {
  reply_limits_changed: { note: translateSentence },
  model_limit_changed: { note: translateSentence },
  role_changed: { note: translateSentence },
  member_joined: { note: translateSentence },
  retention_changed: { note: translateList },
}

/** Titles of documents and examples are written by people. */
function chooseSourceTranslators({ kind }: AnswerFields): Readonly<Record<string, TranslateText>> {
  if (kind === 'thread' || kind === 'store') return { title: translateSentence }
  return kind === 'order'
    ? { title: translateSentence, quote: translateSentence, text: translateSentence }
    : {}
}

/** An answer with its sentences in a language. Everything that people wrote stays as it is. */
export function translateAnswer(language: PageLanguage, answer: unknown): unknown {
  return language === 'en' ? answer : translateAnswerValue(language, '', answer)
}

function translateAnswerValue(language: PageLanguage, field: string, value: unknown): unknown {
  if (typeof value === 'string') return sentenceFields.has(field) ? translateSentence(language, value) : value
  if (Array.isArray(value)) return value.map((one) => translateAnswerValue(language, field, one))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const special = translatorsByField[field]?.(value as AnswerFields)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const translate = special?.[name]
      return [
        name,
        translate && typeof inner === 'string'
          ? translate(language, inner)
          : translateAnswerValue(language, name, inner),
      ]
    }),
  )
}
