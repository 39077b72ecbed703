import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { containsInstruction } from './contains-instruction.ts'
import { isGreetingOrFarewell, removeGreeting } from './request-patterns.ts'

const maxSentences = 200

/** The sentences of each paragraph, without greetings and without instructions to a machine. */
export function splitParagraphs(text: string): string[][] {
  const lines = text
    .split('\n')
    .map(removeGreeting)
    .filter((line) => !isGreetingOrFarewell(line))
  const paragraphs: string[][] = []
  let paragraph: string[] = []
  let sentencesLeft = maxSentences
  for (const line of joinWrappedLines(lines)) {
    if (line === '') {
      paragraphs.push(paragraph)
      paragraph = []
    }
    const sentences = splitSentences(line)
      .slice(0, sentencesLeft)
      .map((sentence) => sentence.trim())
    sentencesLeft -= sentences.length
    paragraph.push(...sentences.filter(isContentSentence))
  }
  return [...paragraphs, paragraph].filter(({ length }) => length > 0)
}

/** True if a sentence says something to the store. */
const isContentSentence = (sentence: string): boolean =>
  /\p{L}/u.test(sentence) && !isGreetingOrFarewell(sentence) && !containsInstruction(sentence)

/** Joins lines that a mail program wrapped. */
function joinWrappedLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined && last.length > 50 && /[\p{Ll},]$/u.test(last) && /^\p{Ll}/u.test(line.trim())
    if (goesOn) joined[joined.length - 1] = `${last} ${line.trim()}`
    else joined.push(line.trim())
  }
  return joined
}
