import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { translateDevice } from './devices.ts'
import { translateList, translateSentence } from './sentences/translate-sentence.ts'

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

type Translate = (language: PageLanguage, text: string) => string

/** An object of an answer. */
type Fields = Readonly<Record<string, unknown>>

/** The fields that hold words of ours in some objects only, by the field that holds those objects. */
const fieldsOf: Readonly<Record<string, (object: Fields) => Readonly<Record<string, Translate>>>> = {
  // Elsewhere people write a note.
  writer: () => ({ note: translateSentence }),
  // Reasons of super admins are written by people too.
  activities: ({ action }) => wordedNotes[String(action)] ?? {},
  steps: () => ({ detail: translateList }),
  orders: () => ({ payment: translateSentence, delivery: translateSentence }),
  parcels: () => ({ state: translateSentence }),
  sources: wordSource,
  found: wordSource,
  news: ({ id }) => (String(id).startsWith('order-') ? { excerpt: translateSentence } : {}),
  sign_ins: () => ({ device: translateDevice }),
  browsers: () => ({ device: translateDevice }),
}

const wordedNotes: Readonly<Record<string, Readonly<Record<string, Translate>>>> = {
  reply_limits_changed: { note: translateSentence },
  model_limit_changed: { note: translateSentence },
  role_changed: { note: translateSentence },
  member_joined: { note: translateSentence },
  retention_changed: { note: translateList },
}

/** Titles of documents and examples are written by people. */
function wordSource({ kind }: Fields): Readonly<Record<string, Translate>> {
  if (kind === 'thread' || kind === 'store') return { title: translateSentence }
  return kind === 'order'
    ? { title: translateSentence, quote: translateSentence, text: translateSentence }
    : {}
}

/** An answer with its sentences in a language. Everything that people wrote stays as it is. */
export function translateAnswer(language: PageLanguage, answer: unknown): unknown {
  return language === 'en' ? answer : translateValue(language, '', answer)
}

function translateValue(language: PageLanguage, field: string, value: unknown): unknown {
  if (typeof value === 'string') return sentenceFields.has(field) ? translateSentence(language, value) : value
  if (Array.isArray(value)) return value.map((one) => translateValue(language, field, one))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const special = fieldsOf[field]?.(value as Fields)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const translate = special?.[name]
      return [
        name,
        translate && typeof inner === 'string'
          ? translate(language, inner)
          : translateValue(language, name, inner),
      ]
    }),
  )
}
