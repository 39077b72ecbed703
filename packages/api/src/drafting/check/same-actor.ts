import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import type { Language, PartyWords } from '../../languages/language.ts'
import { createWordPattern, mapByLanguage } from '../../languages/languages.ts'
import {
  analyzeSourceWords,
  isInterchangeableConcept,
  isNumberWord,
  isWordInSource,
} from './unsupported-words.ts'
import type { TextWithLanguage } from './unsupported-words.ts'

const parties = ['store', 'customer'] as const
type Party = (typeof parties)[number]

/** The party that does something, and the words that may say what it does. */
interface Actor {
  readonly party: Party
  readonly words: readonly string[]
}

/** Each clause is compared with each of the source. Later ones are left out. */
const maxClauses = 20
/** The most words from a subject to its verb. */
const maxVerbDistance = 5

function compilePatterns({ parties: words, questions }: Language) {
  if (!words) return undefined
  const { store, customer, objectMarks, joins, receives, offers, modals, pay, hasFreeVerb = false } = words
  const anyParty = [store, customer]
    .flatMap(({ subjects, agents, payers }) => [subjects.source, agents.source, payers.source])
    .join('|')
  const compileParty = ({ subjects, agents, payers }: PartyWords) => ({
    subjects: createWordPattern(`(?<!(?<!\\p{L})(?:${objectMarks.source}) )(?:${subjects.source})`),
    agents: createWordPattern(agents.source),
    payers: createWordPattern(payers.source),
  })
  return {
    // A comma or a conjunction starts a clause only if a party follows. It may also join two nouns.
    clauseStart: new RegExp(
      `[.;:!?()]\\s|(?:,\\s|\\s(?=(?:${joins.source})\\s))(?=(?:[\\p{L}'’]+\\s){0,4}(?:${anyParty})(?!\\p{L}))`,
      'u',
    ),
    store: compileParty(store),
    customer: compileParty(customer),
    /** 'and call': the subject of the clause before goes on, so a later party is an object. */
    continuation: new RegExp(`^(?:${questions.joins.source})\\s`, 'u'),
    receives: createWordPattern(receives.source),
    offers: createWordPattern(offers.source),
    modals: new RegExp(`^(?:${modals.source})$`, 'u'),
    pay,
    hasFreeVerb,
  }
}
type CompiledPatterns = NonNullable<ReturnType<typeof compilePatterns>>
const patternsByLanguage = mapByLanguage(compilePatterns)

/** Finds whether the store or the customer acts in each clause. Skips clauses in which neither does. */
function findActors({ text, language }: TextWithLanguage): Actor[] {
  const patterns = patternsByLanguage.get(language)
  if (!patterns) return []
  return text
    .toLowerCase()
    .split(patterns.clauseStart, maxClauses)
    .flatMap((clause) => findClauseActor(clause, patterns, language) ?? [])
}

function findClauseActor(clause: string, patterns: CompiledPatterns, language: string): Actor | undefined {
  if (patterns.offers.test(clause)) return undefined
  const [payer, otherPayer] = parties.filter((party) => patterns[party].payers.test(clause))
  if (payer && !otherPayer) return { party: payer, words: [patterns.pay] }
  const listVerbs = (part: string) =>
    splitWords(part).filter(
      (word) => !isStopWord(word, language) && !isNumberWord(word, language) && !patterns.modals.test(word),
    )
  const [agent, otherAgent] = parties.flatMap((party) => {
    const found = patterns[party].agents.exec(clause)
    return found ? [{ party, start: found.index, end: found.index + found[0].length }] : []
  })
  if (agent && !otherAgent) {
    const verbs = listVerbs(clause.slice(0, agent.start)).slice(-1)
    const later = patterns.hasFreeVerb ? listVerbs(clause.slice(agent.end)) : []
    return { party: agent.party, words: [...verbs, ...later.slice(0, 1), ...later.slice(-1)] }
  }
  const subject = findSubject(clause, patterns)
  if (!subject) return undefined
  const before = listVerbs(clause.slice(0, subject.start))
  const after = listVerbs(clause.slice(subject.end))
  const verbs = [
    ...after.slice(0, 1),
    ...(patterns.hasFreeVerb ? [...before.slice(-1), ...after.slice(-1)] : []),
  ]
  // In some languages the subject is the ending of its verb.
  return { party: subject.party, words: [...listVerbs(clause.slice(subject.start, subject.end)), ...verbs] }
}

/** Finds the first subject of a clause. When it only receives, the other party acts. */
function findSubject(
  clause: string,
  { store, customer, continuation, receives, hasFreeVerb }: CompiledPatterns,
): { party: Party; start: number; end: number } | undefined {
  const ours = store.subjects.exec(clause)
  const theirs = customer.subjects.exec(clause)
  const first = !ours || (theirs && theirs.index < ours.index) ? theirs : ours
  const joinLength = continuation.exec(clause)?.[0].length
  if (!first || (joinLength !== undefined && first.index > joinLength)) return undefined
  const verbPart = clause.slice(first.index).split(/\s/, maxVerbDistance).join(' ')
  const isReceiver = receives.test(hasFreeVerb ? clause : verbPart)
  return {
    party: (first === ours) === isReceiver ? 'customer' : 'store',
    start: first.index,
    end: first.index + first[0].length,
  }
}

/**
 * False if the store does in a sentence what the customer does in its source, or the other way round. True if
 * it cannot tell.
 */
export function isSameActor(sentence: TextWithLanguage, source: TextWithLanguage): boolean {
  const sourceActors = findActors(source)
  if (sourceActors.length === 0) return true
  return findActors(sentence).every((actor) => {
    const own = { ...actor, language: sentence.language }
    const matches = [haveCommonStem, haveCommonMeaning]
      .map((isMatch) => sourceActors.filter((other) => isMatch(own, { ...other, language: source.language })))
      .find(({ length }) => length > 0)
    return !matches || matches.some(({ party }) => party === actor.party)
  })
}

type ActorInLanguage = Actor & Pick<TextWithLanguage, 'language'>

function haveCommonStem(one: ActorInLanguage, other: ActorInLanguage): boolean {
  if (one.language !== other.language) return false
  const stems = new Set(other.words.map((word) => stemWord(word, other.language)))
  return one.words.some((word) => stems.has(stemWord(word, one.language)))
}

function haveCommonMeaning(one: ActorInLanguage, other: ActorInLanguage): boolean {
  const source = analyzeSourceWords({ text: other.words.join(' '), language: other.language })
  if (one.language === other.language)
    return one.words.some((word) => isWordInSource(word, source, one.language))
  return matchConcepts(one.words, one.language).some(
    ({ concept }) => isInterchangeableConcept(concept, false) && source.concepts.has(concept),
  )
}
