import type { ReplyLine, OrderFact } from '../facts/reply-facts.ts'
import { describeOrder } from '../../orders/order-state.ts'
import { fillPhrase, getPhrases } from './phrasebook.ts'

/** Writes the state of an order in the words of the phrase book. */
export function writeOrderLines(order: OrderFact, language: string): ReplyLine[] {
  const { code: own, phrases } = getPhrases(language)
  const on =
    order.on &&
    new Intl.DateTimeFormat(own, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(order.on))
  const values = {
    order: order.name,
    on,
    carrier: order.carrier,
    refunded: order.refunded,
    tracking: order.tracking,
    url: order.trackingUrl,
  }
  const claims = [{ ref: order.ref, quote: describeOrder(order) }]
  const isUnderWay = order.state === 'shipped' && order.tracking
  return [
    { kind: 'text', text: fillPhrase(phrases.order[order.state], values), claims },
    ...(isUnderWay
      ? [{ kind: 'text' as const, text: addFullStopUnlessLink(fillPhrase(phrases.tracking, values)), claims }]
      : []),
  ]
}

/** Adds a full stop, unless the text ends with a link that it would break. */
const addFullStopUnlessLink = (text: string): string => (/\/\S*$/.test(text) ? text : `${text}.`)

/** Asks for the address of orders that the shop lacks under this one. */
export const writeMissingOrderLines = (numbers: readonly string[], language: string): ReplyLine[] => {
  const { phrases } = getPhrases(language)
  return numbers.map((order) => ({
    kind: 'question',
    text: fillPhrase(phrases.notFound, { order }),
    claims: [],
  }))
}
