// What the numbers of RFC 3463 mean to somebody who wrote a mail.
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^5\.1\.[0-3]$/, 'this address does not exist.'],
  [/^5\.1\./, 'the address cannot be used.'],
  [/^5\.2\.1$/, 'the mailbox is switched off.'],
  [/^5\.2\.2$/, 'the mailbox is full.'],
  [/^5\.2\.3$|^5\.3\.4$/, 'the e-mail is too large.'],
  [/^5\.2\./, 'the mailbox does not take this e-mail.'],
  [/^5\.4\./, 'the mail server of the recipient could not be reached.'],
  [/^5\.7\./, 'the mail server of the recipient refuses it.'],
]

/** Why a mail was not delivered, by the status of its bounce. */
export function explainBounce(status: string | undefined): string {
  const found = meanings.find(([pattern]) => pattern.test(status ?? ''))
  return `Could not be delivered: ${found?.[1] ?? 'the mail server of the recipient sent it back.'}`
}
