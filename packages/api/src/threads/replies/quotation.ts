import { cutText } from '@draftdesk/contract/cut-text'
import type { DraftAnswer } from '@draftdesk/contract'
import type { Database } from '../../database/open.ts'
import type { drafts } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { parseParties } from '../../reading/addresses.ts'
import type { Party } from '../../reading/mail.ts'
import { findParentOfDraft } from './recipients.ts'
import type { ParentMail } from './recipients.ts'

/** The quoted mail below a reply. */
export interface Quotation {
  readonly emailId: string
  /** The line above the quote with author and date. */
  readonly line: string
  readonly text: string
  /** Recipients who never received the mail. With any of them the quote is left out. */
  readonly withheldFor: readonly string[]
}

/** The longest quote. Without a limit each reply would contain all earlier ones. */
const longestQuote = 10_000

type Attribution = (who: string, day: string, time: string) => string

// In the recipient's language, in a form that mail programs recognize and fold.
const attributions: Readonly<Record<string, Attribution>> = {
  en: (who, day, time) => `On ${day} at ${time} UTC, ${who} wrote:`,
  de: (who, day, time) => `Am ${day} um ${time} UTC schrieb ${who}:`,
  fr: (who, day, time) => `Le ${day} à ${time} UTC, ${who} a écrit :`,
  es: (who, day, time) => `El ${day} a las ${time} UTC, ${who} escribió:`,
  it: (who, day, time) => `Il giorno ${day} alle ${time} UTC ${who} ha scritto:`,
  nl: (who, day, time) => `Op ${day} om ${time} UTC schreef ${who}:`,
  pt: (who, day, time) => `Em ${day} às ${time} UTC, ${who} escreveu:`,
}

/** Returns the attribution line and the quote. Undefined for an empty mail. */
function writeQuote({ body: whole, sender, fromAddress, createdAt, language }: ParentMail) {
  const body = whole.trim()
  if (body === '') return undefined
  const text = body.length > longestQuote ? `${cutText(body, longestQuote)}…` : body
  const who = parseParties(sender)[0]?.name || fromAddress || sender
  const iso = createdAt.toISOString()
  const day = iso.slice(0, 10).split('-').toReversed().join('/')
  const write = attributions[language ?? 'en'] ?? attributions['en']
  return { line: write?.(who, day, iso.slice(11, 16)) ?? who, text }
}

/** Quotes the answered mail if every recipient wrote or received it. */
export function quoteParent(
  answered: ParentMail,
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

/** The quote of a draft as it stands, in the shape of /v1. */
export async function readQuotation(
  db: Database | Transaction,
  draft: Pick<typeof drafts.$inferSelect, 'threadId' | 'answersEmailId' | 'to' | 'cc'>,
): Promise<DraftAnswer['quotation']> {
  const answered = await findParentOfDraft(db, draft)
  const quotation = answered && quoteParent(answered, draft)
  if (!quotation) return null
  const { emailId, line, text, withheldFor } = quotation
  const isWithheld = withheldFor.length > 0
  return { email_id: emailId, line, text: isWithheld ? '' : text, withheld_for: [...withheldFor] }
}
