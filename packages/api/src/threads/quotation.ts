import { cutText } from '@draftdesk/contract/cut-text'
import type { DraftAnswer } from '@draftdesk/contract'
import type { Database } from '../database/open.ts'
import type { drafts } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { parseParties } from '../reading/addresses.ts'
import type { Party } from '../reading/mail.ts'
import { findAnswered, type Answered } from './recipients.ts'

/** The mail that goes along below an answer. */
export interface Quotation {
  readonly emailId: string
  /** The line above it: who wrote it, and when. */
  readonly line: string
  readonly text: string
  /** Recipients who neither wrote nor received it. With one of them it does not go along. */
  readonly withheldFor: readonly string[]
}

/** The longest quotation. Without a limit each answer would grow by all answers before it. */
const longestQuote = 10_000

type Attribution = (who: string, day: string, time: string) => string

// In the language of the recipient, in the form that mail programs of all languages fold.
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
function writeQuote({ body: whole, sender, fromAddress, createdAt, language }: Answered) {
  const body = whole.trim()
  if (body === '') return undefined
  const text = body.length > longestQuote ? `${cutText(body, longestQuote)}…` : body
  const who = parseParties(sender)[0]?.name || fromAddress || sender
  const iso = createdAt.toISOString()
  const day = iso.slice(0, 10).split('-').toReversed().join('/')
  const write = attributions[language ?? 'en'] ?? attributions['en']
  return { line: write?.(who, day, iso.slice(11, 16)) ?? who, text }
}

/** The quotation below an answer: the mail that it answers, if each of its recipients wrote or received that mail. */
export function quoteAnswered(
  answered: Answered,
  { to, cc }: { readonly to: readonly Party[]; readonly cc: readonly Party[] },
): Quotation | undefined {
  const quote = writeQuote(answered)
  if (!quote) return undefined
  const { id, fromAddress, replyTo } = answered
  const knownTo = new Set([
    fromAddress,
    replyTo,
    ...[...answered.to, ...answered.cc].map(({ address }) => address),
  ])
  const withheldFor = [...to, ...cc].map(({ address }) => address).filter((address) => !knownTo.has(address))
  return { emailId: id, ...quote, withheldFor: [...new Set(withheldFor)] }
}

/** The quotation that would go along with a draft as it is, as /v1 writes it. */
export async function readQuotation(
  db: Database | Transaction,
  draft: Pick<typeof drafts.$inferSelect, 'threadId' | 'answersEmailId' | 'to' | 'cc'>,
): Promise<DraftAnswer['quotation']> {
  const answered = await findAnswered(db, draft)
  const quotation = answered && quoteAnswered(answered, draft)
  if (!quotation) return null
  const { emailId, line, text, withheldFor } = quotation
  const isWithheld = withheldFor.length > 0
  return { email_id: emailId, line, text: isWithheld ? '' : text, withheld_for: [...withheldFor] }
}
