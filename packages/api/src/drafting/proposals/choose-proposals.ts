import { cutText } from '@draftdesk/contract/cut-text'
import { findTopicTerms } from '../../knowledge/search/relevance.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { analyzeMail } from '../analysis/analyze-mail.ts'
import { hidePersonalData, splitMail } from './hide-personal-data.ts'
import { createOrdinaryWords, findWordsWithPositions, isCapitalized } from './ordinary-words.ts'
import { createNameSet } from './name-set.ts'

/** A mail of a customer and the store's reply to it. */
export interface AnsweredMail {
  readonly emailId: string
  readonly replyId: string
  /** The address of the customer. */
  readonly address: string
  /** All names of the customer: from the mail, the reply and the list of customers. */
  readonly names: readonly string[]
  readonly subject: string
  readonly question: string
  readonly answer: string
  readonly language: string | null
}

/** A proposed example without personal data. */
export interface NewProposal {
  readonly emailId: string
  readonly replyId: string
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly language: string | null
  /** Topic words that match the same question in other words. */
  readonly topic: readonly string[]
}

/** A question that an example or a proposal answers. */
export interface AnsweredTopic {
  /** Topic words of the question. */
  readonly topic: readonly string[]
  readonly answer: string
}

/** The knowledge of a store apart from its mail. */
export interface ProposalSources {
  /** Texts for all customers: documents and examples. */
  readonly ownTexts: readonly string[]
  /** Names of other customers and of members. */
  readonly names: readonly string[]
  /** Mails and replies of examples, and of proposals that were made before. */
  readonly known: readonly AnsweredTopic[]
  readonly most: number
}

/** Overlap of words above which two questions count as the same. */
const minSameShare = 0.5
/** The share of a reply's words in another above which both count as the same. */
const minPartShare = 0.7
/** The mails of a question to try, the newest first. */
const maxTries = 6
const minQuestionLength = 20
const minAnswerLength = 40
/** The least part of a text that has to be left. */
const minShares = { question: 0.4, answer: 0.5 }
const maxTitleLength = 80

interface ProposalCandidate {
  readonly mail: AnsweredMail
  readonly topic: readonly string[]
}

/** Chooses the answered mails that stand for the questions of most customers, and hides what is personal in them. */
export function* chooseProposals(
  mails: readonly AnsweredMail[],
  { ownTexts, names, known: before, most }: ProposalSources,
): Generator<undefined, NewProposal[]> {
  const known = createOrdinaryWords()
  const all = createNameSet()
  for (const name of names) all.add(name)
  yield
  for (const text of ownTexts) {
    known.addOwn(text)
    yield
  }
  const candidates: ProposalCandidate[] = []
  for (const mail of mails) {
    for (const text of [mail.question, mail.answer]) {
      known.addMail(text, mail.address)
      yield
    }
    for (const name of findCustomerNames(mail, known.isOrdinary)) all.add(name)
    const topic = findTopicWords(mail)
    if (topic.length > 0) candidates.push({ mail, topic })
    yield
  }
  const chosen: NewProposal[] = []
  const topics = before.map((each) => each.topic)
  const answers = before.map((each) => splitWords(each.answer))
  for (const group of yield* groupByTopic(candidates)) {
    if (chosen.length >= most) break
    const [{ topic } = { topic: [] }] = group
    if (topics.some((each) => computeSharedWordShare(each, topic) >= minSameShare)) continue
    yield
    for (const { mail, topic: own } of group.slice(0, maxTries)) {
      const personal = createNameSet()
      for (const name of findCustomerNames(mail, known.isOrdinary)) personal.add(name)
      const words = { own: personal, all, known }
      const question = hidePersonalData(mail.question, words)
      yield
      const answer = hidePersonalData(mail.answer, words)
      yield
      const isWhole = question.share >= minShares.question && answer.share >= minShares.answer
      if (!isWhole || question.text.length < minQuestionLength || answer.text.length < minAnswerLength)
        continue
      const spoken = splitWords(answer.text)
      if (answers.some((each) => sharesMostWords(spoken, each))) break
      chosen.push({
        ...{ emailId: mail.emailId, replyId: mail.replyId, language: mail.language, topic: own },
        ...{ title: toProposalTitle(question.text), question: question.text, answer: answer.text },
      })
      topics.push(topic)
      answers.push(spoken)
      break
    }
  }
  return chosen
}

/** The sentence that asks, as a title. */
function toProposalTitle(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s|\n/)
  const asked = sentences.find((sentence) => sentence.trim().endsWith('?')) ?? sentences[0] ?? text
  return cutText(asked.trim(), maxTitleLength)
}

/** The topic of a mail with one or two questions and without risks. Empty for others. */
function findTopicWords({ question, subject, language }: AnsweredMail): string[] {
  const {
    questions,
    search,
    risks,
    language: spoken,
  } = analyzeMail({
    ...{ subject, text: splitMail(question).body.join('\n') },
    language: language ?? findLanguage(question) ?? undefined,
  })
  if (risks.length > 0 || questions.length === 0 || questions.length > 2) return []
  return findTopicTerms(cutText(search.join(' '), 600), spoken).filter((word) => !/\d/.test(word))
}

/** Groups mails with the same question, and sorts the groups by the number of customers. */
function* groupByTopic(
  candidates: readonly ProposalCandidate[],
): Generator<undefined, ProposalCandidate[][]> {
  const groups: ProposalCandidate[][] = []
  for (const [at, candidate] of candidates.entries()) {
    const same = groups.find(
      ([first]) => first && computeSharedWordShare(first.topic, candidate.topic) >= minSameShare,
    )
    if (same) same.push(candidate)
    else groups.push([candidate])
    if (at % 20 === 0) yield
  }
  const countCustomers = (group: readonly ProposalCandidate[]) =>
    new Set(group.map(({ mail }) => mail.address)).size
  return groups.toSorted((a, b) => countCustomers(b) - countCustomers(a))
}

function computeSharedWordShare(a: readonly string[], b: readonly string[]): number {
  const both = countSharedWords(new Set(a), new Set(b))
  const all = new Set([...a, ...b]).size
  return all === 0 ? 1 : both / all
}

const countSharedWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length

/** True if most words of the shorter text are in the longer one. */
function sharesMostWords(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a)
  const other = new Set(b)
  const shorter = Math.min(one.size, other.size)
  return shorter > 0 && countSharedWords(one, other) / shorter >= minPartShare
}

const maxGreetingWords = 8

/** Names of a customer: of the mail, from the address, and in greeting and closing. */
function findCustomerNames(
  { names, address, question, answer }: AnsweredMail,
  isOrdinary: (word: string) => boolean,
): string[] {
  const asked = splitMail(question)
  const replied = splitMail(answer)
  const lines = [...replied.opening, ...asked.closing, ...replied.closing]
  const found = lines.flatMap((line) => {
    const tokens = findWordsWithPositions(line).slice(0, maxGreetingWords)
    return tokens.flatMap(([word]) => (isCapitalized(word) && !isOrdinary(word.toLowerCase()) ? [word] : []))
  })
  const local = address.slice(0, Math.max(0, address.indexOf('@')))
  const ofAddress = local
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !isOrdinary(word.toLowerCase()))
  return [...names, ...found, ...ofAddress]
}
