import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * The one way an e-mail address is written in the database and counted by the limits: the same mailbox has one spelling,
 * whatever its case, its composition of letters, or the way a domain of other scripts was written. Dots and `+` are part of
 * the name: only its own server knows what they mean.
 */
export function normalizeAddress(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const isPlain = at > 0 && /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)
  const ascii = isPlain ? domainToASCII(domain.replace(/[.\u3002]$/, '')) : ''
  return ascii === '' ? plain : `${plain.slice(0, at)}@${domainToUnicode(ascii)}`
}
