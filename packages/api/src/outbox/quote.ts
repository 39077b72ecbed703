import type { emails } from '../database/schema.ts'
import { parseParties } from '../reading/addresses.ts'

/** The mail below an answer, as far as quoting it goes. */
export type Quoted = Pick<
  typeof emails.$inferSelect,
  'sender' | 'fromAddress' | 'createdAt' | 'body' | 'language'
>

/** Longest quotation: beyond it nobody reads, and every answer would grow by all before it. */
const longestQuote = 10_000

type Attribution = (who: string, day: string, time: string) => string

// In the language of whoever is answered, in the form that mail programs of all languages fold.
const attributions: Readonly<Record<string, Attribution>> = {
  en: (who, day, time) => `On ${day} at ${time} UTC, ${who} wrote:`,
  de: (who, day, time) => `Am ${day} um ${time} UTC schrieb ${who}:`,
  fr: (who, day, time) => `Le ${day} à ${time} UTC, ${who} a écrit :`,
  es: (who, day, time) => `El ${day} a las ${time} UTC, ${who} escribió:`,
  it: (who, day, time) => `Il giorno ${day} alle ${time} UTC ${who} ha scritto:`,
  nl: (who, day, time) => `Op ${day} om ${time} UTC schreef ${who}:`,
  pt: (who, day, time) => `Em ${day} às ${time} UTC, ${who} escreveu:`,
}

/** The line above a quotation, and the quoted text; undefined when there is nothing to quote. */
export function quote(mail: Quoted): { line: string; text: string } | undefined {
  const body = mail.body.trim()
  if (body === '') return undefined
  const cut = body.length > longestQuote ? `${body.slice(0, longestQuote).toWellFormed()}…` : body
  const who = parseParties(mail.sender)[0]?.name || mail.fromAddress || mail.sender
  const iso = mail.createdAt.toISOString()
  const day = iso.slice(0, 10).split('-').toReversed().join('/')
  const write = attributions[mail.language ?? 'en'] ?? attributions['en']
  return { line: write?.(who, day, iso.slice(11, 16)) ?? who, text: cut }
}

/** A quotation as plain text: each line behind its sign. */
export const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : line === '' ? '>' : `> ${line}`))
    .join('\n')
