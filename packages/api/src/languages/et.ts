import Estonian from './stemmers/estonian-stemmer.js'
import type { ReadableLanguage } from './language.ts'

export const language: ReadableLanguage = { code: 'et', aliases: [], stemmer: new Estonian() }
