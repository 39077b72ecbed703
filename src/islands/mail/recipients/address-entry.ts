import { formatRecipients, parseRecipients } from '../composer/view.ts'
import type { Recipient } from '../composer/view.ts'

/** The unfinished address at the caret: its position and its letters. */
export interface AddressEntry {
  readonly from: number
  readonly to: number
  readonly query: string
}

/** Finds the entry that the caret is at the end of. Entries are separated by commas outside of quotes. */
export function findAddressEntry(text: string, caret: number): AddressEntry | undefined {
  let from = 0
  let isQuoted = false
  for (let at = 0; at < caret; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && (sign === ',' || sign === ';')) from = at + 1
  }
  const rest = text.slice(caret)
  // Offers nothing inside a word, where a person corrects it.
  if (!/^\s*(?:[,;]|$)/.test(rest)) return undefined
  const query = text.slice(from, caret).replaceAll('"', '').trim()
  if (query === '' || query.includes('<')) return undefined
  const end = /[,;]/.exec(rest)?.index
  return { from, to: end === undefined ? text.length : caret + end + 1, query }
}

/** The people to offer, without those already in the field. */
export function matchRecipients(
  people: readonly Recipient[],
  text: string,
  { query }: AddressEntry,
): readonly Recipient[] {
  const named = new Set(parseRecipients(text).map(({ address }) => address.toLowerCase()))
  const typed = query.toLowerCase()
  return people.filter(({ address }) => address !== typed && !named.has(address))
}

/** Replaces the entry with a person. Returns the new text and caret. */
export function completeAddressEntry(
  text: string,
  { from, to }: AddressEntry,
  person: Recipient,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, from).trimEnd()
  const done = `${before}${before === '' ? '' : ' '}${formatRecipients([person])}, `
  return { text: done + text.slice(to).trimStart(), caret: done.length }
}
