import { cutText } from '@draftdesk/contract/cut-text'
import type { DraftAnswer } from '@draftdesk/contract'
import type { Database } from '../../database/open-database.ts'
import type { drafts } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { parseParties } from '../../reading/mail-parties.ts'
import type { MailParty } from '../../reading/parsed-mail.ts'
import { findDraftParent } from './reply-recipients.ts'
import type { DraftParentKey, ParentMail } from './reply-recipients.ts'

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
const maxQuoteLength = 10_000

type AttributionFormatter = (who: string, day: string, time: string) => string

// Lines above a quote in the recipient's language. Mail programs recognize them and fold the quote.
const attributions: Readonly<Record<string, AttributionFormatter>> = {
  en: (who, day, time) => `On ${day} at ${time} UTC, ${who} wrote:`,
  de: (who, day, time) => `Am ${day} um ${time} UTC schrieb ${who}:`,
  fr: (who, day, time) => `Le ${day} à ${time} UTC, ${who} a écrit :`,
  es: (who, day, time) => `El ${day} a las ${time} UTC, ${who} escribió:`,
  it: (who, day, time) => `Il giorno ${day} alle ${time} UTC ${who} ha scritto:`,
  nl: (who, day, time) => `Op ${day} om ${time} UTC schreef ${who}:`,
  pl: (who, day, time) => `W dniu ${day} o ${time} UTC ${who} napisał(a):`,
  pt: (who, day, time) => `Em ${day} às ${time} UTC, ${who} escreveu:`,
}

/** The separator of day, month and year by language. The default is a slash. */
const dateSeparators: Readonly<Record<string, string>> = { de: '.', pl: '.', nl: '-' }

/** Formats the day of a mail: day, month and year in this order, with the separator of its language or a slash. */
const formatQuotedDay = (iso: string, language: string | null): string =>
  iso
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join(dateSeparators[language ?? 'en'] ?? '/')

interface ForwardLabels {
  readonly title: string
  readonly from: string
  readonly date: string
  readonly subject: string
  readonly to: string
  readonly cc: string
}

// Header lines above a forwarded mail, in its language. Mail programs recognize them and do not fold the mail.
const forwardLabels: Readonly<Record<string, ForwardLabels>> = {
  en: { title: 'Forwarded message', from: 'From', date: 'Date', subject: 'Subject', to: 'To', cc: 'Cc' },
  de: {
    ...{ title: 'Weitergeleitete Nachricht', from: 'Von', date: 'Datum' },
    ...{ subject: 'Betreff', to: 'An', cc: 'Kopie' },
  },
  fr: { title: 'Message transféré', from: 'De', date: 'Date', subject: 'Objet', to: 'À', cc: 'Cc' },
  es: { title: 'Mensaje reenviado', from: 'De', date: 'Fecha', subject: 'Asunto', to: 'Para', cc: 'Cc' },
  it: { title: 'Messaggio inoltrato', from: 'Da', date: 'Data', subject: 'Oggetto', to: 'A', cc: 'Cc' },
  nl: {
    ...{ title: 'Doorgestuurd bericht', from: 'Van', date: 'Datum' },
    ...{ subject: 'Onderwerp', to: 'Aan', cc: 'Cc' },
  },
  pl: {
    ...{ title: 'Przekazana wiadomość', from: 'Od', date: 'Data' },
    ...{ subject: 'Temat', to: 'Do', cc: 'DW' },
  },
  pt: {
    ...{ title: 'Mensagem encaminhada', from: 'De', date: 'Data' },
    ...{ subject: 'Assunto', to: 'Para', cc: 'Cc' },
  },
}

/** The longest text of a forwarded mail. */
const maxForwardLength = 20_000

const formatQuotedParty = ({ name, address }: MailParty): string =>
  name === '' ? address : `${name} <${address}>`

/** The forwarded mail below the text of a forward: sender, date, recipients and the whole text. Never its Bcc. */
function quoteForwarded(original: ParentMail): Quotation {
  const { id, sender, fromAddress, createdAt, subject, to, cc, body, language } = original
  const labels = forwardLabels[language ?? 'en'] ?? forwardLabels['en']
  const iso = createdAt.toISOString()
  const day = formatQuotedDay(iso, language)
  const fields = [
    [labels?.from, sender || fromAddress],
    [labels?.date, `${day} ${iso.slice(11, 16)} UTC`],
    [labels?.subject, subject],
    [labels?.to, to.map(formatQuotedParty).join(', ')],
    [labels?.cc, cc.map(formatQuotedParty).join(', ')],
  ] as const
  const lines = fields.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  const text = body.trim()
  return {
    emailId: id,
    line: [`---------- ${labels?.title} ----------`, ...lines].join('\n'),
    text: text.length >= maxForwardLength ? `${cutText(text, maxForwardLength)}…` : text,
    withheldFor: [],
  }
}

/** Returns the attribution line and the quote. Undefined for an empty mail. */
function formatQuote({ body: whole, sender, fromAddress, createdAt, language }: ParentMail) {
  const body = whole.trim()
  if (body === '') return undefined
  const text = body.length > maxQuoteLength ? `${cutText(body, maxQuoteLength)}…` : body
  const who = parseParties(sender)[0]?.name || fromAddress || sender
  const iso = createdAt.toISOString()
  const day = formatQuotedDay(iso, language)
  const write = attributions[language ?? 'en'] ?? attributions['en']
  return { line: write?.(who, day, iso.slice(11, 16)) ?? who, text }
}

/** Quotes the answered mail if every recipient wrote or received it. */
function quoteParent(
  answered: ParentMail,
  { to, cc, bcc }: Readonly<Record<'to' | 'cc' | 'bcc', readonly MailParty[]>>,
): Quotation | undefined {
  const quote = formatQuote(answered)
  if (!quote) return undefined
  const { id, fromAddress, replyTo } = answered
  const knownTo = new Set([
    fromAddress,
    replyTo,
    ...[...answered.to, ...answered.cc, ...answered.bcc].map(({ address }) => address),
  ])
  const withheldFor = [...to, ...cc, ...bcc]
    .map(({ address }) => address)
    .filter((address) => !knownTo.has(address))
  return { emailId: id, ...quote, withheldFor: [...new Set(withheldFor)] }
}

/** The mail that goes along below a draft. */
export function chooseDraftQuotation(
  parent: ParentMail | undefined,
  draft: Pick<typeof drafts.$inferSelect, 'forward' | 'to' | 'cc' | 'bcc'>,
): Quotation | undefined {
  if (!parent || draft.forward === 'attached') return undefined
  return draft.forward === 'inline' ? quoteForwarded(parent) : quoteParent(parent, draft)
}

/** The quote of a draft as it stands, in the shape of /v1. */
export async function loadQuotation(
  db: Database | Transaction,
  draft: DraftParentKey & Pick<typeof drafts.$inferSelect, 'to' | 'cc' | 'bcc'>,
): Promise<DraftAnswer['quotation']> {
  const quotation = chooseDraftQuotation(await findDraftParent(db, draft), draft)
  if (!quotation) return null
  const { emailId, line, text, withheldFor } = quotation
  const isWithheld = withheldFor.length > 0
  return { email_id: emailId, line, text: isWithheld ? '' : text, withheld_for: [...withheldFor] }
}
