import Hungarian from './stemmers/hungarian-stemmer.js'
import type { ReadableLanguage } from './language.ts'

export const language: ReadableLanguage = { code: 'hu', aliases: [], stemmer: new Hungarian() }
