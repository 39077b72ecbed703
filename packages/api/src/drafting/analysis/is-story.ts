import { createWordPattern, mapByLanguage } from '../../languages/languages.ts'
import { containsNegation } from '../check/same-polarity.ts'
import { findProblemConcepts } from './problem-concepts.ts'
import { isAngry, isThanks } from './request-patterns.ts'

const storyPatterns = mapByLanguage(({ stories }) =>
  stories
    ? {
        people: new RegExp(`^[^\\p{L}]*(?:${stories.people.source})(?!\\p{L})`, 'iu'),
        /** A person after a few words: 'last summer we', 'vor zwei Jahren habe ich'. */
        latePeople: new RegExp(
          `^[^\\p{L}]*(?:[\\p{L}\\d'’-]+ ){1,5}?(?:${stories.people.source})(?!\\p{L})`,
          'iu',
        ),
        things: new RegExp(`^[^\\p{L}\\d]*(?:${stories.things.source})(?![\\p{L}\\d])`, 'iu'),
        praise: createWordPattern(stories.praise.source),
        matters: createWordPattern(stories.matters.source),
        joins: new RegExp(`[,;:]\\s|\\s[–—-]\\s|\\s(?:${stories.joins.source})\\s`, 'iu'),
      }
    : undefined,
)

const adverbialPattern = /^(?:[\p{L}\d'’]+ ){0,3}[\p{L}\d'’]+, (?=\S+ \S+)/u

const isMatter = (sentence: string, language: string, matters: RegExp): boolean =>
  matters.test(sentence) ||
  /[€$£?]/.test(sentence) ||
  containsNegation(sentence, language) ||
  isAngry(sentence) ||
  // A workshop is no wish for a repair.
  findProblemConcepts(sentence, language).some((concept) => concept !== '@repair')

/** True if a sentence speaks of a fault, a need or a contrast that the customer may expect a word about. */
export function tellsMatter(sentence: string, language: string): boolean {
  const patterns = storyPatterns.get(language)
  return patterns !== undefined && isMatter(sentence, language, patterns.matters)
}

/** True if a sentence only tells about people, such as the family of the customer, or praises. */
export function isStory(sentence: string, language: string): boolean {
  const patterns = storyPatterns.get(language)
  if (!patterns || isMatter(sentence, language, patterns.matters)) return false
  // 'Last summer, we moved': a few words before a comma are no clause.
  const clauses = sentence
    .replace(adverbialPattern, '')
    .split(patterns.joins)
    .map((clause) => clause.trim())
  const isPraise = (clause: string) => patterns.praise.test(clause) || isThanks(clause)
  const isAboutThing = (clause: string) => patterns.things.test(clause)
  const isAboutPeople = (clause: string) =>
    patterns.people.test(clause) || (!isAboutThing(clause) && patterns.latePeople.test(clause))
  return (
    clauses.some((clause) => isAboutPeople(clause) || isPraise(clause)) &&
    clauses.every((clause) => isAboutPeople(clause) || isPraise(clause) || !isAboutThing(clause))
  )
}
