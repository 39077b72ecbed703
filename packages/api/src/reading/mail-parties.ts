import { maxLengths } from '@draftdesk/contract/input-limits'
import { cutText } from '@draftdesk/contract/cut-text'
import { addressParser } from 'postal-mime'
import type { Address } from 'postal-mime'
import { withTextLimits } from '../platform/text-limits.ts'
import type { MailParty } from './parsed-mail.ts'
import { toVisibleLine } from './visible-text.ts'

/** The most addresses read from a header. */
const maxAddresses = 200

/** Addresses of a parsed header in lower case, with groups flattened and without duplicates. */
export function toMailParties(found: readonly Address[] | undefined): MailParty[] {
  const parties = new Map<string, MailParty>()
  for (const entry of (found ?? []).flatMap((address) => address.group ?? [address])) {
    const address = cutText(toVisibleLine(entry.address).toLowerCase(), maxLengths.line)
    if (!/^[^\s@]+@[^\s@]+$/.test(address) || parties.has(address)) continue
    parties.set(address, { name: cutText(toVisibleLine(entry.name), 200), address })
    if (parties.size >= maxAddresses) break
  }
  return [...parties.values()]
}

/** Parses the addresses of a header text. */
export const parseParties = withTextLimits(
  { characters: 5000, ms: 50, runsIn: 'loop' },
  function parseParties(text: string): MailParty[] {
    return toMailParties(addressParser(text))
  },
)

/** Formats an address as in a From header. */
export function formatParty({ name, address }: MailParty): string {
  if (name === '') return address
  return /^[\p{L}\p{N} .'-]+$/u.test(name)
    ? `${name} <${address}>`
    : `"${name.replace(/[\\"]/g, '\\$&')}" <${address}>`
}
