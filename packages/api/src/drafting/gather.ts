import type { Found, Knowledge } from '../knowledge/retrieve.ts'
import { retrieve } from '../knowledge/retrieve.ts'
import { describeOrder } from '../orders/order-state.ts'
import type { Meant } from './find-meant.ts'
import type { Answered, Fact, OrderFact, Understood } from './facts.ts'
import type { ThreadMail } from './prompt.ts'

/** Everything that a reply may rest on, and which of it may answer which question. */
export interface Gathered {
  facts: readonly Fact[]
  answered: readonly Answered[]
}

/** Passages beside those that are near, for each question. */
const mostFar = 2

/** The mails of a conversation as facts. */
export const mailsToFacts = (mails: readonly ThreadMail[]): Fact[] =>
  mails.map(({ ref, isOurs, text }) => ({
    ...{ ref, kind: 'thread' as const, id: ref, text, language: undefined, links: [] },
    title: isOurs ? 'Your earlier reply' : "The customer's mail",
  }))

/** The facts that are nearest to these texts, the nearest of each text first: a text a step. */
export function* gatherNear(
  knowledge: Knowledge,
  texts: readonly string[],
  language: string,
  most: number,
): Generator<undefined, Fact[]> {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const found: Found[][] = []
  for (const text of texts) {
    found.push(lookUp(knowledge, [text], language, undefined))
    yield
  }
  const deepest = Math.max(0, ...found.map((each) => each.length))
  for (let rank = 0; rank < deepest; rank += 1)
    for (const each of found) {
      const next = each[rank]
      if (next && passages.size + examples.size < most) nameFact(next, passages, examples)
    }
  return [...passages.values(), ...examples.values()]
}

/** Looks up each question in what the store knows, and names what it finds; orders come with names of their own. */
export function gather(
  knowledge: Knowledge,
  understood: Understood,
  others: readonly Fact[] = [],
  meant?: Meant,
): Gathered {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const far: Found[] = []
  const answered = understood.search.map((search, index) => {
    const question = understood.questions[index] ?? search
    const found = lookUp(knowledge, [search, question], understood.language, meant)
    const near = found.filter(({ isNear }) => isNear)
    far.push(...found.filter(({ isNear, kind }) => !isNear && kind === 'passage').slice(0, mostFar))
    return {
      question,
      refs: near.map((item) => nameFact(item, passages, examples).ref),
      scores: near.map(({ nearness }) => nearness),
      isSure: near.some(({ isSure }) => isSure),
    }
  })
  // A model may see an answer where words alone do not tell; whether it rests on it is checked afterwards.
  far.forEach((item) => nameFact(item, passages, examples))
  return { facts: [...passages.values(), ...examples.values(), ...others], answered }
}

/** The passages that are found for a question, by its words alone or with the mail around it, in the order of the index. */
function lookUp(
  knowledge: Knowledge,
  texts: readonly string[],
  language: string,
  meant: Meant | undefined,
): Found[] {
  const found = new Map<string, { readonly each: Found; readonly place: number }>()
  for (const text of new Set(texts))
    for (const [at, each] of retrieve(knowledge, text, { language, meaning: meant?.(text) }).entries()) {
      const known = found.get(each.id)
      const nearer = known && known.each.nearness > each.nearness ? known.each : each
      found.set(each.id, { each: nearer, place: Math.min(at, known?.place ?? at) })
    }
  return [...found.values()]
    .toSorted((a, b) => a.place - b.place || b.each.nearness - a.each.nearness)
    .map(({ each }) => each)
}

function nameFact(
  { kind, id, title, text, language, links }: Found,
  passages: Map<string, Fact>,
  examples: Map<string, Fact>,
): Fact {
  const named = kind === 'passage' ? passages : examples
  const fact = named.get(id) ?? {
    ref: `${kind === 'passage' ? 'P' : 'E'}${named.size + 1}`,
    kind,
    id,
    title,
    text,
    language,
    links,
  }
  named.set(id, fact)
  return fact
}

/** An order as a fact. */
export const orderToFact = (order: OrderFact): Fact => ({
  ref: order.ref,
  kind: 'order',
  id: order.id,
  title: `Order ${order.name}`,
  text: describeOrder(order),
  language: 'en',
  links: order.trackingUrl ? [order.trackingUrl] : [],
})
