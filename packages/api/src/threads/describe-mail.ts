import type { Transaction } from '../database/transact.ts'
import type { Party } from '../reading/mail.ts'
import type { Arrival, Place } from './arrival.ts'
import { noteCustomer } from './customer.ts'
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

/** Who takes part in a mail, what it is, and what its subject says; its customer is noted. */
export async function describeMail(
  tx: Transaction,
  { storeId, mail, own, rules, receivedAtMs }: Arrival,
): Promise<Place> {
  const { customer, isOwn } = findParties(mail, own)
  const atMs = mail.datedAtMs === undefined ? receivedAtMs : Math.min(mail.datedAtMs, receivedAtMs)
  const rule = rules.get(mail.from?.address ?? customer?.address ?? '')
  const isRuled = rule !== undefined && !own.has(mail.from?.address ?? '')
  const kind = isRuled ? rule : mail.kind
  const customerId =
    customer &&
    (await noteCustomer(tx, {
      storeId,
      party: customer,
      language: own.has(mail.from?.address ?? '') ? undefined : mail.language,
      atMs,
    }))
  return {
    atMs,
    isOwn,
    kind,
    kindReason: isRuled ? 'You said so' : mail.kindReason,
    customer,
    customerId,
    base: baseSubject(mail.subject),
  }
}
