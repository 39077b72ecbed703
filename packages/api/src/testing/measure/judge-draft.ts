import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { noCustomerOrders } from '../../drafting/facts/reply-facts.ts'
import type { CustomerOrders } from '../../drafting/facts/reply-facts.ts'
import type { WrittenReply } from '../../drafting/reply-types.ts'
import { findOrderNumbers, defaultOrderNumberFormat } from '../../orders/order-numbers.ts'
import { findLanguage } from '../../reading/find-language.ts'
import type { LabelledMail } from '../shops/test-shop.ts'

/** The outcomes of a draft: green and right, green but unfit for a reason, amber, or none. */
export const draftOutcomes = [
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
export type DraftOutcome = (typeof draftOutcomes)[number]

/** The fewest letters to detect a language reliably. */
const tellingLength = 60

/** Judges a draft by the labels of its mail. */
export function judgeDraft(mail: LabelledMail, reply: WrittenReply, { pieces }: Knowledge): DraftOutcome {
  if (reply.level !== 'ready') return reply.level === 'look' ? 'amber' : 'none'
  const { says, exceptions = [], orders = [], order } = mail
  if (isReportedAgain(mail, reply)) return 'reported again'
  const isOrderNamed = (name: string) => readOrderNames(reply.body).includes(toBareName(name))
  if (orders.some(({ name }) => name !== order && isOrderNamed(name))) return 'foreign order'
  if (order !== undefined && !isOrderNamed(order)) return 'unanswered question'
  // An order that the shop does not have is named as missing, which is right.
  if (order === undefined && says.length === 0) return 'wrong fact'
  if (mail.isPartly) return 'unanswered question'
  const said = normalizeForLabels(textWithQuotes(reply))
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
  const format = first ? { prefix: first.name.replace(/\d+$/, ''), suffix: '' } : defaultOrderNumberFormat
  const isOrderOfCustomer = (name: string) =>
    orders.some((order) => toBareName(order.name) === toBareName(name))
  const named = findOrderNumbers(`${subject}\n${text}`, format).filter(
    ({ name, isSure }) => isSure || isOrderOfCustomer(name),
  )
  const facts = orders.map((order, at) => ({ ref: `O${at + 1}`, ...order }))
  if (named.length === 0) return { ...noCustomerOrders, facts, isUnclear: facts.length > 1 }
  return {
    ...noCustomerOrders,
    facts: facts.filter(({ name }) => named.some((number) => toBareName(number.name) === toBareName(name))),
    isNamed: true,
    notFound: named.filter(({ name }) => !isOrderOfCustomer(name)).map(({ written }) => written),
  }
}

/** A draft, and the words that it quotes. */
export const textWithQuotes = ({ body, sentences }: WrittenReply): string =>
  [body, ...sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote))].join('\n')

/** Normalizes a text to search it for labels. */
export const normalizeForLabels = (text: string): string => text.toLowerCase().replaceAll(/[\s*|]+/g, ' ')

const toBareName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const readOrderNames = (text: string): string[] =>
  (text.match(/#?\b[A-Z]{0,4}-?\d{3,}\b/g) ?? []).map(toBareName)
