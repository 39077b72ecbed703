import { eld } from 'eld/medium'
import { withTextLimits } from '../platform/text-limits.ts'

/** The fewest letters of a text whose language is found. Shorter texts are ambiguous. */
const minLetters = 12

/** The beginning of a text is enough. */
const languageLimits = { characters: 2000, ms: 20, runsIn: 'loop' } as const

/** The language of a text in ISO 639-1. Undefined for a short or mixed text. */
export const findLanguage = withTextLimits(languageLimits, function findLanguage(text: string):
  string | undefined {
  const words = text.replace(/https?:\/\/\S+|(?<!\S)\S+@\S+|[\d#]+/g, ' ').trim()
  if (words.length < minLetters) return undefined
  return eld.detect(words).language || undefined
})
