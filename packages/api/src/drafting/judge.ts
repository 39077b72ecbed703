import type { DraftSentence } from '../database/schema/drafts.ts'
import type { Answered, CustomerOrders, Risk, Understood } from './facts.ts'

/** How much of a person a draft needs, and why, in words. */
export interface Judgement {
  level: 'ready' | 'look' | 'notes'
  reasons: readonly string[]
}

/** What a draft is judged by. */
export interface Judged {
  understood: Understood
  answered: readonly Answered[]
  sentences: readonly DraftSentence[]
  missing: readonly string[]
  /** What the store wants no draft to be about, when nothing was written for that. */
  withheld?: string | undefined
  orders: CustomerOrders
  /** Whether the draft seems to be in another language than was wanted. */
  isForeign?: boolean | undefined
  /** The checks of the mail's sender failed. */
  isForged?: boolean | undefined
}

const risky: Readonly<Record<Risk, string>> = {
  lawyer: 'The mail speaks of a lawyer or a court.',
  chargeback: 'The mail speaks of taking the payment back.',
  injury: 'The mail speaks of somebody who was hurt.',
  data: 'The mail asks about personal data.',
  press: 'The mail seems to come from the press.',
  instructions: 'The mail holds text that tells a machine what to write.',
}

const forged = 'The checks of the sender failed: somebody else may have written this mail.'

/** Judges a draft by facts alone, never by what a model thinks of itself. `notes`: there is too little for a draft. */
export function judge({
  understood,
  answered,
  sentences,
  missing,
  withheld,
  orders,
  isForeign,
  isForged,
}: Judged): Judgement {
  const risks = [...(isForged ? [forged] : []), ...understood.risks.map((risk) => risky[risk])]
  if (withheld !== undefined)
    return {
      level: 'notes',
      reasons: [`The settings leave “${withheld}” to you: no draft is written about it.`, ...risks],
    }
  const asked = understood.questions.length
  const open = Math.min(missing.length, asked)
  const count = (mark: DraftSentence['mark']) => sentences.filter((each) => each.mark === mark).length
  const hasOrder = orders.facts.length > 0
  // What an order answers was not looked up in the documents alone.
  const told = understood.asksForOrder && hasOrder ? 1 : 0
  const doubtful =
    answered.filter(({ question, isSure }) => !isSure && !missing.includes(question)).length - told
  const reasons = [
    ...say(
      open,
      'Nothing that the store wrote answers a question.',
      `Nothing that the store wrote answers ${open} of ${asked} questions.`,
    ),
    ...say(
      Math.max(0, doubtful),
      'What was found for a question may be about something else.',
      `What was found for ${doubtful} questions may be about something else.`,
    ),
    ...say(
      count('unsupported'),
      'One sentence is not supported.',
      `${count('unsupported')} sentences are not supported.`,
    ),
    ...say(count('read'), 'One sentence wants to be read.', `${count('read')} sentences want to be read.`),
    ...(isForeign ? ['The draft seems to be in the wrong language.'] : []),
    ...(understood.asksForOrder ? explainOrders(orders) : []),
    ...risks,
  ]
  const isEmpty = asked > 0 && count('supported') + count('read') + count('unsupported') === 0
  if (isEmpty || (asked > 0 && open * 2 > asked)) return { level: 'notes', reasons }
  if (reasons.length > 0) return { level: 'look', reasons }
  return {
    level: 'ready',
    reasons: [
      asked === 0
        ? 'The mail asks nothing.'
        : 'A source was found for every question. Please read whether it answers it.',
    ],
  }
}

/** The reasons to read a draft about orders with care. */
function explainOrders({ facts, notFound, isUnread, isUnclear }: CustomerOrders): string[] {
  if (isUnread) return ['The orders could not be read.']
  if (notFound.length > 0) return [`Order ${notFound.join(', ')} was not found for this customer’s address.`]
  if (facts.length === 0)
    return [
      isUnclear
        ? 'The mail may name an order that was not found for this customer’s address.'
        : 'The mail is about an order, and none was found.',
    ]
  return isUnclear ? ['The customer has several orders, and the mail names none of them.'] : []
}

const say = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : many]
