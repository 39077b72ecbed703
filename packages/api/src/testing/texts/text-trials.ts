import { findAddresses } from '../../drafting/model/find-addresses.ts'
import { checkEditedText, draftCheckLimits } from '../../drafting/check/check-edited-text.ts'
import { createAddressHandles } from '../../drafting/model/address-handles.ts'
import { containsInstruction } from '../../drafting/analysis/contains-instruction.ts'
import { hidePersonalData } from '../../drafting/proposals/hide-personal-data.ts'
import type { PersonalWordLists } from '../../drafting/proposals/hide-personal-data.ts'
import { createOrdinaryWords } from '../../drafting/proposals/ordinary-words.ts'
import { findSentenceStatements } from '../../drafting/contradictions/find-contradictions.ts'
import { findSmallEdits } from '../../drafting/repeated-edits/find-edits.ts'
import { createNameSet } from '../../drafting/proposals/name-set.ts'
import { parseModelLines, previewModelAnswer } from '../../drafting/model/parse-model-answer.ts'
import { splitQuestions } from '../../drafting/analysis/split-questions.ts'
import { analyzeMail } from '../../drafting/analysis/analyze-mail.ts'
import { splitIntoPassages } from '../../knowledge/passages/split-into-passages.ts'
import { extractText } from '../../knowledge/documents/extract-text.ts'
import { indexKnowledge, retrievePieces } from '../../knowledge/search/retrieve.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import type { TextLimitedFunction } from '../../platform/text-limits.ts'
import { findMentions } from '../../notifications/record-mentions.ts'
import { parseParties } from '../../reading/mail-parties.ts'
import { findFoldOffset } from '../../reading/quotes/find-fold-offset.ts'
import { cutHtmlAtTagLimit, extractHtmlText } from '../../reading/html/html-text.ts'
import { findKnownQuote } from '../../reading/quotes/known-quote.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { parseMail } from '../../reading/parse-mail.ts'
import { readMail } from '../../reading/read-mail.ts'
import { sanitizeHtml } from '../../reading/html/safe-html.ts'
import { parseShopifyWebhook } from '../../shops/shopify/shopify-system.ts'
import { parseShopJson } from '../../shops/shop-webhook.ts'
import { parseShopKeys } from '../../shops/woocommerce/woocommerce-consent.ts'
import { parseWooCommerceWebhook } from '../../shops/woocommerce/woocommerce-system.ts'

/** How a declared function is called with one hostile text, or with two. */
export interface TextTrial {
  readonly reader: TextLimitedFunction<unknown>
  readonly call: (text: string, other: string) => unknown
  /** A file is tried with this part of its length, in this part of its time. */
  readonly part?: number
}

/** A store of 200 passages. */
const knowledge = indexKnowledge(
  'trials',
  Array.from({ length: 200 }, (_, at) => ({
    ...{ kind: 'passage' as const, id: `p${at}`, documentId: 'd1', title: `Shop › returns ${at}`, asked: '' },
    text: `You can return order ${at} within 30 days of delivery. Refunds take 5 business days. `.repeat(6),
    ...{ language: 'en', links: [] },
  })),
)
const toMailSource = (source: string) => ({ raw: Buffer.from(source), files: [], receivedAtMs: 1, own: [] })
const mailHead = 'From: Ann <ann@a.test>\r\nMessage-ID: <1@a.test>\r\n'
/** Implausible mails may be refused, but in time. */
const memberNames = Array.from({ length: 100 }, (_, at) => `Member ${String(at)}`)

const readOrRefuse = (source: string) => parseMail(toMailSource(source)).catch(() => undefined)

/** Every word of the text is a name, and a word that several customers share. */
function createPersonalWords(text: string): PersonalWordLists {
  const names = createNameSet()
  names.add(text.slice(0, 200))
  const known = createOrdinaryWords()
  for (const customer of ['a', 'b', 'c']) known.addMail(text.slice(0, 200), customer)
  return { own: names, all: names, known }
}

const toDelivery = (topic: string, text: string) => ({
  ...{ topic, domain: 'a.myshopify.com', id: '1', signature: '' },
  body: Buffer.from(text),
})
/** A JSON object of at most the length of a text, with the text in a field. */
const wrapInJson = (text: string, start: string, end: string) =>
  `{"id":1,"shop_domain":"a.myshopify.com","customer":{},${start}${text.slice(0, -100)}${end}}`

/**
 * Every function that `withTextLimits` declares, in the order of their files. A function of two texts takes both: it is tried with
 * the same text twice and with two different ones.
 */
export const textTrials: readonly TextTrial[] = [
  { reader: findAddresses, call: (text) => findAddresses(text) },
  { reader: findAddresses, call: (text) => createAddressHandles(['Ann Lee']).hide(text) },
  {
    reader: checkEditedText,
    call: (body) => checkEditedText({ body, sentences: [], knowledge, others: [], language: 'en' }),
  },
  {
    reader: checkEditedText,
    call: (text) => {
      const body = `${text.slice(0, draftCheckLimits.characters)}\n`.repeat(20)
      return checkEditedText({ body, sentences: [], knowledge, others: [], language: 'en' })
    },
  },
  { reader: hidePersonalData, call: (text) => hidePersonalData(text, createPersonalWords(text)) },
  {
    reader: hidePersonalData,
    call: (text) => hidePersonalData(`Hello\n\n${text}`, createPersonalWords('Ann Lee')),
  },
  { reader: containsInstruction, call: (text) => containsInstruction(text) },
  { reader: parseModelLines, call: (text) => parseModelLines(text, createAddressHandles()) },
  { reader: previewModelAnswer, call: (text) => previewModelAnswer(text, createAddressHandles()) },
  {
    reader: findSmallEdits,
    call: (text, other) => {
      const source = { kind: 'passage' as const, id: 'p1', title: '', quote: other }
      const written = other
        .split('\n')
        .map((each) => ({ text: each, mark: 'read' as const, why: '', sources: [source] }))
      return findSmallEdits(text, written)
    },
  },
  {
    reader: findSentenceStatements,
    call: (text) => findSentenceStatements(text, { sourceId: 'd1', language: 'en' }),
  },
  { reader: splitQuestions, call: (text) => splitQuestions(text, 'en') },
  { reader: analyzeMail, call: (text) => analyzeMail({ subject: text, text }) },
  { reader: splitIntoPassages, call: (text) => splitIntoPassages(text) },
  { reader: extractText, part: 0.05, call: (text) => extractText('html', Buffer.from(text)) },
  { reader: extractText, part: 0.05, call: (text) => extractText('text', Buffer.from(text)) },
  { reader: retrievePieces, call: (text) => retrievePieces(knowledge, text, { language: 'en' }) },
  { reader: findMentions, call: (text) => findMentions(text, memberNames) },
  { reader: splitSentences, call: (text) => splitSentences(text) },
  { reader: parseParties, call: (text) => parseParties(text) },
  { reader: findFoldOffset, call: (text) => findFoldOffset(text) },
  { reader: extractHtmlText, call: (text) => extractHtmlText(text) },
  { reader: findKnownQuote, call: (text, other) => findKnownQuote(text, [other], []) },
  { reader: findLanguage, call: (text) => findLanguage(text) },
  { reader: parseMail, call: (text) => readOrRefuse(text) },
  { reader: parseMail, call: (text) => readOrRefuse(`${mailHead}Content-Type: text/html\r\n\r\n${text}`) },
  { reader: parseMail, call: (text) => readOrRefuse(`${mailHead}\r\n${text}`) },
  {
    reader: readMail,
    call: (text) => readMail(toMailSource(`${mailHead}\r\n${text}`)).catch(() => undefined),
  },
  { reader: parseShopifyWebhook, call: (text) => parseShopifyWebhook(toDelivery('customers/redact', text)) },
  {
    reader: parseShopifyWebhook,
    call: (text) =>
      parseShopifyWebhook(toDelivery('customers/redact', wrapInJson(text, '"orders_to_redact":[', ']'))),
  },
  { reader: parseShopJson, call: (text) => parseShopJson(text) },
  { reader: parseShopKeys, call: (text) => parseShopKeys(text) },
  {
    reader: parseWooCommerceWebhook,
    call: (text) => parseWooCommerceWebhook(toDelivery('order.updated', text)),
  },
  {
    reader: parseWooCommerceWebhook,
    call: (text) => parseWooCommerceWebhook(toDelivery('order.updated', wrapInJson(text, '"a":"', '"'))),
  },
  { reader: sanitizeHtml, call: (text) => sanitizeHtml(cutHtmlAtTagLimit(text)) },
]
