import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { noOrderFacts } from '../../drafting/facts/facts.ts'
import type { CustomerOrders } from '../../drafting/facts/facts.ts'
import type { WrittenReply } from '../../drafting/reply.ts'
import { findOrderNumbers, usualFormat } from '../../orders/order-numbers.ts'
import { findLanguage } from '../../reading/language.ts'
import type { LabelledMail } from '../shops/shop.ts'

/** The outcomes of a draft: green and right, green but unfit for a reason, amber, or none. */
export const outcomes = [
  'green and right',
  'wrong fact',
  'unanswered question',
  'foreign order',
  'appended matter',
  'wrong language',
  'reported again',
  'amber',
  'none',
] as const
export type Outcome = (typeof outcomes)[number]

/** The fewest letters to detect a language reliably. */
const tellingLength = 60

/** Judges a draft by the labels of its mail. */
export function judgeDraft(mail: LabelledMail, reply: WrittenReply, { pieces }: Knowledge): Outcome {
  if (reply.level !== 'ready') return reply.level === 'look' ? 'amber' : 'none'
  const { says, exceptions = [], orders = [], order } = mail
  if (isReportedAgain(mail, reply)) return 'reported again'
  const isNamed = (name: string) => readNames(reply.body).includes(bare(name))
  if (orders.some(({ name }) => name !== order && isNamed(name))) return 'foreign order'
  if (order !== undefined && !isNamed(order)) return 'unanswered question'
  // An order that the shop does not have is named as missing, which is right.
  if (order === undefined && says.length === 0) return 'wrong fact'
  if (mail.isPartly) return 'unanswered question'
  const said = normalizeForLabels(quotedIn(reply))
  if (says.some((words) => !said.includes(normalizeForLabels(words)))) return 'unanswered question'
  if (exceptions.some((words) => !said.includes(normalizeForLabels(words)))) return 'wrong fact'
  const language = reply.body.length < tellingLength ? undefined : findLanguage(reply.body)
  if (language !== undefined && language !== mail.language) return 'wrong language'
  const wanted = [...says, ...exceptions].map(normalizeForLabels)
  const isAppended = reply.sentences
    .flatMap(({ sources }) => sources)
    .filter(({ kind }) => kind === 'passage')
    .some(({ quote }) => {
      const passage = pieces
        .map(({ text }) => normalizeForLabels(text))
        .find((text) => text.includes(normalizeForLabels(quote)))
      return passage !== undefined && !wanted.some((words) => passage.includes(words))
    })
  return isAppended ? 'appended matter' : 'green and right'
}

/** Reasons against the content of a draft. The others are about its style. */
const contentReasons = new Set(['wrong', 'incomplete', 'appended', 'language'])

/** True if a draft states again all that an agent reported. */
function isReportedAgain({ reported }: LabelledMail, { body }: WrittenReply): boolean {
  if (!reported || reported.said.length === 0 || !contentReasons.has(reported.reason)) return false
  const written = normalizeForLabels(body)
  return reported.said.every((sentence) => written.includes(normalizeForLabels(sentence)))
}

/** The orders that a shop finds for a labelled mail. */
export function findLabelledOrders({ subject, text, orders = [] }: LabelledMail): CustomerOrders {
  const [first] = orders
  const format = first ? { prefix: first.name.replace(/\d+$/, ''), suffix: '' } : usualFormat
  const isTheirs = (name: string) => orders.some((order) => bare(order.name) === bare(name))
  const named = findOrderNumbers(`${subject}\n${text}`, format).filter(
    ({ name, isSure }) => isSure || isTheirs(name),
  )
  const facts = orders.map((order, at) => ({ ref: `O${at + 1}`, ...order }))
  if (named.length === 0) return { ...noOrderFacts, facts, isUnclear: facts.length > 1 }
  return {
    ...noOrderFacts,
    facts: facts.filter(({ name }) => named.some((number) => bare(number.name) === bare(name))),
    isNamed: true,
    notFound: named.filter(({ name }) => !isTheirs(name)).map(({ written }) => written),
  }
}

/** A draft, and the words that it quotes. */
export const quotedIn = ({ body, sentences }: WrittenReply): string =>
  [body, ...sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote))].join('\n')

/** Normalizes a text to search it for labels. */
export const normalizeForLabels = (text: string): string => text.toLowerCase().replaceAll(/[\s*|]+/g, ' ')

const bare = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const readNames = (text: string): string[] => (text.match(/#?\b[A-Z]{0,4}-?\d{3,}\b/g) ?? []).map(bare)
