import { oddsOf, sure } from '../knowledge/nearness.ts'
import type { Answered, CustomerOrders, Fact, Line, OrderFact, Understood, Written } from './facts.ts'
import { nameCustomer } from './name-customer.ts'
import { writeNotFound, writeOrder } from './order-lines.ts'
import { fill, phrasesOf } from './phrasebook.ts'
import { pickAnswer, pickLines, pickMore } from './pick.ts'
import { findWithheld } from './withhold.ts'

/** What the local writer puts a reply together from. */
export interface WriteRequest {
  understood: Understood
  facts: readonly Fact[]
  /** One for each question. */
  answered: readonly Answered[]
  orders: CustomerOrders
  /** Of the customer; empty when nobody knows. */
  name: string
  /** The language of the reply, when it is not the mail's. */
  language?: string | undefined
  /** What drafts say nothing about. */
  never?: readonly string[] | undefined
}

const mostOrders = 5

const paragraph: Line = { kind: 'break', text: '', claims: [] }
const courtesy = (text: string): Line => ({ kind: 'courtesy', text, claims: [] })

/**
 * Writes a reply without a model: word for word from the store's own texts, so that each sentence is supported. A mail about
 * something that drafts say nothing about gets none, and no sentence of the texts that speaks of it is taken.
 */
export function writeLocal(request: WriteRequest): Written {
  const { understood, orders, answered, name, never = [] } = request
  const withheld = findWithheld(understood.search, never, understood.language)
  if (withheld !== undefined) return { lines: [], missing: [], withheld }
  const language = request.language ?? understood.language
  const { phrases, language: written } = phrasesOf(language)
  const told = understood.asksForOrder ? pickOrders(orders) : []
  const unfound = understood.asksForOrder ? writeNotFound(orders.notFound, language) : []
  const paragraphs = [told.flatMap((order) => writeOrder(order, language)), unfound].filter(
    (lines) => lines.length > 0,
  )
  const said = new Set<string>()
  const unspoken = new Set<string>()
  const isWithheld = ({ kind, text }: Line) => {
    const subject = kind === 'text' ? findWithheld([text], never, language) : undefined
    if (subject !== undefined) unspoken.add(subject)
    return subject !== undefined
  }
  for (const one of answered) {
    const lines = answer(one, request, language).filter((line) => {
      const isNew = line.kind !== 'text' || !said.has(line.text)
      said.add(line.text)
      return isNew && !isWithheld(line)
    })
    if (lines.some(({ kind }) => kind === 'text')) paragraphs.push(lines)
  }
  const [subject] = unspoken
  if (paragraphs.length === 0 && subject !== undefined) return { lines: [], missing: [], withheld: subject }
  const missing = answered
    .filter(({ refs }) => refs.length === 0)
    .map(({ question }) => question)
    .filter((_, at) => told.length + unfound.length === 0 || at > 0 || answered.length > 1)
  return {
    lines: [
      courtesy(fill(phrases.hello, { name: nameCustomer(name, written) || undefined })),
      paragraph,
      courtesy(phrases.thanks),
      ...paragraphs.flatMap((lines) => [paragraph, ...lines]),
      paragraph,
      courtesy(phrases.bye),
    ],
    missing,
  }
}

/** The named orders, or the one that is meant when the mail names none. */
const pickOrders = ({ facts, isNamed }: CustomerOrders): readonly OrderFact[] =>
  facts.slice(0, isNamed ? mostOrders : 1)

/** An example that is nearest answers as it did; else the best passage, and what the next one adds. */
function answer(
  { question, refs, scores = [] }: Answered,
  { facts }: WriteRequest,
  language: string,
): Line[] {
  const found = refs.flatMap((ref) => facts.find((fact) => fact.ref === ref) ?? [])
  const [first] = found
  if (!first) return []
  const isReadable = (fact: Fact) => fact.language === undefined || fact.language === language
  if (first.kind === 'example' && isReadable(first)) {
    const lines = pickAnswer(first)
    if (lines.length > 0) return lines
  }
  const [best, second] = found.filter(({ kind }) => kind === 'passage')
  if (!best) return []
  const scoreOf = (fact: Fact) => scores[refs.indexOf(fact.ref)] ?? 0
  // A second passage that is surely about the question adds what of it is nearest, unless the first answers it alone.
  const isAsNear =
    second &&
    second.language === best.language &&
    scoreOf(second) >= sure &&
    !isAlone(scoreOf(best), scoreOf(second))
  const lines = [
    ...pickLines(best, question, language),
    ...(isAsNear ? pickMore(second, question, language) : []),
  ]
  const laid = layOut(lines)
  return isReadable(best) ? laid : [courtesy(phrasesOf(language).phrases.quoted), paragraph, ...laid]
}

/** From here on a passage answers a question by itself, but for another one that is nearly as likely to. */
const certain = 0.95
const leastOdds = 0.6

const isAlone = (best: number, second: number): boolean =>
  best >= certain && oddsOf(second) < leastOdds * oddsOf(best)

const lineEnd: Line = { kind: 'break', text: '\n', claims: [] }

/** Lists stand by themselves. */
const layOut = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, at) => {
    const isList = (each: Line | undefined) => each?.text.includes('\n- ') || each?.text.startsWith('- ')
    return at > 0 && (isList(line) || isList(lines[at - 1])) ? [lineEnd, line] : [line]
  })
