import { domainToASCII, domainToUnicode } from 'node:url'

/** Normalizes an email address for the database and rate limits: case, Unicode and domain have one spelling. Dots and `+` stay, because their meaning depends on the mail server. */
export function normalizeEmailAddress(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const isPlain = at > 0 && /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)
  const ascii = isPlain ? domainToASCII(domain.replace(/[.\u3002]$/, '')) : ''
  return ascii === '' ? plain : `${plain.slice(0, at)}@${domainToUnicode(ascii)}`
}
