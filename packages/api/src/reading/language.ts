import { eld } from 'eld/medium'
import { limitText } from '../platform/text-limits.ts'

/** Shorter texts are ambiguous. */
const fewest = 12

/** The beginning of a text is enough. */
const limits = { characters: 2000, ms: 20, runsIn: 'loop' } as const

/** The language of a text in ISO 639-1. Undefined for a short or mixed text. */
export const findLanguage = limitText(limits, function findLanguage(text: string): string | undefined {
  const words = text.replace(/https?:\/\/\S+|(?<!\S)\S+@\S+|[\d#]+/g, ' ').trim()
  if (words.length < fewest) return undefined
  return eld.detect(words).language || undefined
})
