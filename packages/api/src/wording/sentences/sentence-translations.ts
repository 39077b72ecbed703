import type { PluralForms } from '../plural.ts'
import type { Sentence } from './en.ts'

/** The sentences of a language by their English text. One with a number may have plural forms. */
export type SentenceTranslations = Readonly<Record<Sentence, string | PluralForms>>
