import type { emails } from '../database/schema.ts'
import { parseParties } from '../reading/addresses.ts'
import type { Party } from '../reading/mail.ts'
import { isReplySubject } from '../threads/subject.ts'

/** The mail that is answered, as far as addressing goes. */
export type Parent = Pick<
  typeof emails.$inferSelect,
  'direction' | 'sender' | 'fromAddress' | 'replyTo' | 'to' | 'cc' | 'subject'
>

/** Whom an answer goes to, and its subject: as the mail asks, with everybody who was written to beside the store. */
export function addressReply(
  parent: Parent,
  own: ReadonlySet<string>,
): { to: Party[]; cc: Party[]; subject: string } {
  const { to, cc } = parent
  const others = (parties: readonly Party[], named: readonly Party[]) =>
    parties.filter(({ address }) => !own.has(address) && !named.some((party) => party.address === address))
  // Whoever answers their own mail writes to the same people again.
  const first =
    parent.direction === 'out' ? others(to, []) : [customerOf(parent)].filter((party) => party.address !== '')
  return {
    to: first,
    cc: others(parent.direction === 'out' ? cc : [...to, ...cc], first),
    subject: replySubject(parent.subject),
  }
}

/** The subject of an answer. */
export const replySubject = (subject: string): string =>
  subject === '' || isReplySubject(subject) ? subject : `Re: ${subject}`

function customerOf({ sender, fromAddress, replyTo }: Parent): Party {
  const address = replyTo === '' ? fromAddress : replyTo
  const name = parseParties(sender).find((party) => party.address === address)?.name ?? ''
  return { name, address }
}
