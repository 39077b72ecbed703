import { cutText } from '@draftdesk/contract/cut-text'
import { eld } from 'eld/medium'

/** Shorter texts are a guess. */
const fewest = 12

/** The language of a text, as ISO 639-1; undefined when it is too short or mixed to tell. */
export function findLanguage(text: string): string | undefined {
  const words = cutText(text, 2000)
    .replace(/https?:\/\/\S+|(?<!\S)\S+@\S+|[\d#]+/g, ' ')
    .trim()
  if (words.length < fewest) return undefined
  return eld.detect(words).language || undefined
}
