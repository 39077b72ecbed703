import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { draftFeedback, drafts, draftVersions, policies, threads } from '../database/schema.ts'
import type { DraftSentence } from '../database/schema.ts'
import { splitIntoSentences } from './check/check-lines.ts'
import { isCourtesy } from './check/courtesy-phrases.ts'
import { loadConversation } from './load-conversation.ts'
import { createAddressHandles } from './model/address-handles.ts'

/** A mail whose draft an agent reported, labelled by the reply that was sent. */
interface ReportedMail {
  readonly language: string | undefined
  readonly subject: string
  readonly text: string
  /** The words of documents that the sent reply rests on. */
  readonly says: readonly string[]
  readonly reported: {
    readonly reason: typeof draftFeedback.$inferSelect.reason
    /** The statements of the reported draft. */
    readonly said: readonly string[]
  }
}

/** The documents of a store, and its reported drafts as labelled mails. */
export interface ReportedDraftSet {
  readonly documents: readonly { title: string; text: string }[]
  readonly mails: readonly ReportedMail[]
  /** Reports about orders, and those whose reply was not sent or quotes no document. */
  readonly leftOut: number
}

/** The most reports of a store, the newest first. */
const maxReports = 500

/**
 * Reads the reported drafts of a store, without addresses, long numbers and customer names. Reports about
 * orders are left out, because an order belongs to a person.
 */
export async function listReportedDrafts(db: Database, storeId: string): Promise<ReportedDraftSet> {
  const reports = await db
    .select({ reason: draftFeedback.reason, draft: drafts, firstBody: draftVersions.body })
    .from(draftFeedback)
    .innerJoin(drafts, eq(drafts.id, draftFeedback.draftId))
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .leftJoin(draftVersions, eq(draftVersions.draftId, drafts.id))
    .where(eq(threads.storeId, storeId))
    .orderBy(desc(draftFeedback.createdAt), asc(drafts.id))
    .limit(maxReports)
  const mails: ReportedMail[] = []
  for (const { reason, draft, firstBody } of reports) {
    if (reason === 'order') continue
    const mail = await labelReportedMail(db, storeId, reason, { ...draft, body: firstBody ?? draft.body })
    if (mail) mails.push(mail)
  }
  const documents = await db
    .select({ title: policies.title, text: policies.content })
    .from(policies)
    .where(
      and(
        ...[eq(policies.storeId, storeId), eq(policies.isOn, true), isNull(policies.deletedAt)],
        ne(policies.content, ''),
      ),
    )
    .orderBy(asc(policies.createdAt), asc(policies.id))
  return { documents, mails, leftOut: reports.length - mails.length }
}

type ReportedDraft = Pick<
  typeof drafts.$inferSelect,
  'threadId' | 'answersEmailId' | 'headEmailId' | 'body' | 'sentences'
>

async function labelReportedMail(
  db: Database,
  storeId: string,
  reason: ReportedMail['reported']['reason'],
  draft: ReportedDraft,
): Promise<ReportedMail | undefined> {
  if (!draft.answersEmailId) return undefined
  const [sent] = await db
    .select({ sentences: drafts.sentences })
    .from(drafts)
    .where(and(eq(drafts.answersEmailId, draft.answersEmailId), eq(drafts.state, 'sent')))
    .orderBy(desc(drafts.updatedAt))
    .limit(1)
  const says = sent ? listSourceQuotes(sent.sentences, 'passage') : []
  const isAboutOrder = [draft, sent].some(
    (each) => each && listSourceQuotes(each.sentences, 'order').length > 0,
  )
  if (says.length === 0 || isAboutOrder) return undefined
  const conversation = await loadConversation(db, storeId, draft.threadId, draft)
  if (!conversation) return undefined
  const { mail, answers, store } = conversation
  const { language = 'en' } = mail
  const said = splitIntoSentences(draft.body)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence !== store.trim() && !isCourtesy(sentence, language))
  const hide = createPersonalDataFilter(answers.name)
  return {
    ...{ language: mail.language, subject: hide(mail.subject), text: hide(mail.text), says },
    reported: { reason, said: said.map(hide) },
  }
}

/** The quotes from sources of one kind under the statements of a reply. */
const listSourceQuotes = (
  sentences: readonly DraftSentence[],
  kind: DraftSentence['sources'][number]['kind'],
): string[] => [
  ...new Set(
    sentences
      .filter(({ mark }) => mark === 'supported' || mark === 'read')
      .flatMap(({ sources }) => sources.flatMap((source) => (source.kind === kind ? [source.quote] : []))),
  ),
]

/** Returns a function that leaves out addresses, numbers of five digits or more, and a name. */
function createPersonalDataFilter(name: string): (text: string) => string {
  const handles = createAddressHandles([name, ...name.split(/\s+/)])
  return (text) =>
    handles
      .hide(text)
      .replaceAll(/⟦[A-Z]\d+⟧/g, '…')
      .replaceAll(/\d{5,}/g, '…')
}
