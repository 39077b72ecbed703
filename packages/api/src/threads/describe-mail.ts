import type { Transaction } from '../database/transact.ts'
import type { Party } from '../reading/mail.ts'
import type { Arrival, Place } from './arrival.ts'
import { noteCustomer, type CustomerNote } from './customer.ts'
import { baseSubject } from './subject.ts'

/** Whether the store wrote a mail, and who the customer is: whom it was written to, or where an answer to it goes. */
export function findParties(
  mail: Pick<Arrival['mail'], 'from' | 'replyTo' | 'to' | 'cc' | 'kind'>,
  own: ReadonlySet<string>,
): { customer: Party | undefined; isOwn: boolean } {
  const others = (parties: readonly Party[]) => parties.find(({ address }) => !own.has(address))
  const isOwn = mail.kind === 'own'
  const from = mail.from && !own.has(mail.from.address) ? mail.from : undefined
  const customer = isOwn ? others([...mail.to, ...mail.cc]) : (others(mail.replyTo) ?? from)
  return { customer, isOwn }
}

/** When a mail was written, as far as that can be true. */
export const momentOf = ({ mail, receivedAtMs }: Pick<Arrival, 'mail' | 'receivedAtMs'>): number =>
  mail.datedAtMs === undefined ? receivedAtMs : Math.min(mail.datedAtMs, receivedAtMs)

/** What a mail says about its customer; undefined when it has none. */
export function describeCustomer(arrival: Arrival): CustomerNote | undefined {
  const { mail, own } = arrival
  const { customer } = findParties(mail, own)
  if (!customer) return undefined
  const isTheirs = !own.has(mail.from?.address ?? '')
  return { party: customer, language: isTheirs ? mail.language : undefined, atMs: momentOf(arrival) }
}

/** Who takes part in a mail, what it is, and what its subject says; a customer that `customerOf` does not know is noted. */
export async function describeMail(
  tx: Transaction,
  arrival: Arrival,
  customerOf: (address: string) => string | undefined,
): Promise<Place> {
  const { storeId, mail, own, rules } = arrival
  const { customer, isOwn } = findParties(mail, own)
  const atMs = momentOf(arrival)
  const rule = rules.get(mail.from?.address ?? customer?.address ?? '')
  const isRuled = rule !== undefined && !own.has(mail.from?.address ?? '')
  const isSpam = isRuled && rule === 'spam'
  const kind = isRuled ? (rule === 'spam' ? 'notice' : rule) : mail.kind
  const noted = describeCustomer(arrival)
  const customerId = noted && (customerOf(noted.party.address) ?? (await noteCustomer(tx, storeId, noted)))
  return {
    atMs,
    isOwn,
    kind,
    isSpam,
    kindReason: isSpam ? 'You said that this sender writes spam' : isRuled ? 'You said so' : mail.kindReason,
    customer,
    customerId,
    base: baseSubject(mail.subject),
  }
}
