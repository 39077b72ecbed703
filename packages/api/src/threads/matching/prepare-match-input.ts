import type { Transaction } from '../../database/transact.ts'
import type { MailParty } from '../../reading/parsed-mail.ts'
import type { MailArrival, ThreadMatchInput } from './mail-arrival.ts'
import { saveCustomer } from '../storage/save-customers.ts'
import type { CustomerUpdate } from '../storage/save-customers.ts'
import { toBaseSubject, isForwardSubject } from './base-subject.ts'

/**
 * Finds the customer of a mail: the recipient if the store wrote it (`isOwn`), otherwise the reply address.
 */
export function findCustomerAndAuthor(
  mail: Pick<MailArrival['mail'], 'from' | 'replyTo' | 'to' | 'cc' | 'kind'>,
  own: ReadonlySet<string>,
): { customer: MailParty | undefined; isOwn: boolean } {
  const findOtherParty = (parties: readonly MailParty[]) => parties.find(({ address }) => !own.has(address))
  const isOwn = mail.kind === 'own'
  const from = mail.from && !own.has(mail.from.address) ? mail.from : undefined
  const customer = isOwn ? findOtherParty([...mail.to, ...mail.cc]) : (findOtherParty(mail.replyTo) ?? from)
  return { customer, isOwn }
}

/** The date of a mail, limited to plausible values. */
export const getMailDate = ({ mail, receivedAtMs }: Pick<MailArrival, 'mail' | 'receivedAtMs'>): number =>
  mail.datedAtMs === undefined ? receivedAtMs : Math.min(mail.datedAtMs, receivedAtMs)

/** Returns the customer data of a mail, or undefined without a customer. */
export function toCustomerUpdate(arrival: MailArrival): CustomerUpdate | undefined {
  const { mail, own } = arrival
  const { customer } = findCustomerAndAuthor(mail, own)
  if (!customer) return undefined
  const isTheirs = !own.has(mail.from?.address ?? '')
  return { party: customer, language: isTheirs ? mail.language : undefined, atMs: getMailDate(arrival) }
}

/** Returns author, kind, customer and subject of a mail. Creates a customer that `customerOf` does not know. */
export async function prepareMatchInput(
  tx: Transaction,
  arrival: MailArrival,
  customerOf: (address: string) => string | undefined,
): Promise<ThreadMatchInput> {
  const { storeId, mail, own, rules } = arrival
  const { customer, isOwn } = findCustomerAndAuthor(mail, own)
  const atMs = getMailDate(arrival)
  const rule = rules.get(mail.from?.address ?? customer?.address ?? '')
  const isRuled = rule !== undefined && !own.has(mail.from?.address ?? '')
  const isSpam = isRuled && rule === 'spam'
  const kind = isRuled ? (rule === 'spam' ? 'notice' : rule) : mail.kind
  const noted = toCustomerUpdate(arrival)
  const customerId = noted && (customerOf(noted.party.address) ?? (await saveCustomer(tx, storeId, noted)))
  return {
    atMs,
    isOwn,
    isForward: isOwn && (mail.headers.isForward || isForwardSubject(mail.subject)),
    kind,
    isSpam,
    kindReason: isSpam
      ? 'Your team marked this sender as spam'
      : isRuled
        ? 'Chosen by your team'
        : mail.kindReason,
    customer,
    customerId,
    base: toBaseSubject(mail.subject),
  }
}
