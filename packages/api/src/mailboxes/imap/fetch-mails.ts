import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'
import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'
import { text as readText } from 'node:stream/consumers'
import { decodeWords } from 'postal-mime'
import { parseParties } from '../../reading/mail-parties.ts'
import type { MailSource } from '../../reading/parse-mail.ts'
import { toVisibleLine } from '../../reading/visible-text.ts'
import { findMailParts } from './mail-parts.ts'
import { requireOpenFolder } from './checked-imap.ts'

/** A fetched mail with its server metadata. */
export interface FetchedMail {
  readonly uid: number
  readonly source: MailSource
  readonly isSeen: boolean
  readonly isAnswered: boolean
  /** Metadata shown when the mail cannot be parsed. */
  readonly subject: string
  readonly sender: string
}

/** Folder facts that parsing a mail needs. */
export type FolderContext = Pick<MailSource, 'own' | 'isSent' | 'provider'>

/** The largest mail in bytes that is fetched whole. Of larger mails only the header and the texts are fetched. */
const maxWholeBytes = 256 * 1024
/** Bytes of a subject and a sender that are read. */
const maxHeaderLength = 8000
/** The most text to read of a large mail. */
const maxTextBytes = 512 * 1024

/** Fetches mails of the open folder by UID. Deleted mails are left out. */
export async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  about: FolderContext,
): Promise<FetchedMail[]> {
  const wanted = new Set(uids)
  const options = { uid: true }
  const facts = {
    uid: true,
    size: true,
    flags: true,
    internalDate: true,
    // Asks for header fields, which come as literals. An envelope is one line, and the library parses long lines
    // slowly.
    headers: ['subject', 'from'],
    bodyStructure: true,
  }
  const fetchFields = async (asked: readonly number[], query: FetchQueryObject) =>
    (await client.fetchAll(asked.join(','), query, options)).filter(({ uid }) => wanted.has(uid))
  const found = await fetchFields(uids, facts)
  // An unreadable structure makes the whole response fail, although the mails exist.
  const seen = new Set(found.map(({ uid }) => uid))
  const silent = uids.filter((uid) => !seen.has(uid))
  if (silent.length > 0) found.push(...(await fetchFields(silent, { ...facts, bodyStructure: false })))
  const small = found.filter(({ size = Infinity }) => size <= maxWholeBytes).map(({ uid }) => uid)
  const sources = new Map<number, Buffer>()
  if (small.length > 0)
    for (const { uid, source } of await client.fetchAll(
      small.join(','),
      { uid: true, source: { maxLength: maxWholeBytes } },
      options,
    ))
      if (source) sources.set(uid, source)
  const fetched: FetchedMail[] = []
  for (const message of found) {
    const raw = sources.get(message.uid)
    const body = raw ? { raw } : await fetchLargeMailParts(client, message)
    if (body) fetched.push(toFetchedMail(message, body, about))
  }
  // A closed connection would make remaining mails look deleted and move the checkpoint past them.
  requireOpenFolder(client)
  return fetched
}

async function fetchLargeMailParts(
  client: ImapFlow,
  { uid, bodyStructure }: FetchMessageObject,
): Promise<Pick<MailSource, 'raw' | 'parts'> | undefined> {
  const headers = await client.fetchOne(uid, { uid: true, headers: true }, { uid: true })
  // The mail was deleted between two commands.
  if (!headers) return undefined
  const parts = findMailParts(bodyStructure)
  const readParts = async (named: readonly string[]) => {
    const texts: string[] = []
    for (const part of named) {
      const { content } = await client.download(uid, part, { uid: true, maxBytes: maxTextBytes })
      if (content) texts.push(await readText(content))
      if (texts.reduce((sum, { length }) => sum + length, 0) >= maxTextBytes) break
    }
    return texts.length > 0 ? texts.join('\n') : undefined
  }
  const text = await readParts(parts.texts)
  const html = await readParts(parts.htmls)
  return {
    raw: headers.headers ?? Buffer.from('\r\n'),
    parts: { ...(text !== undefined && { text }), ...(html !== undefined && { html }) },
  }
}

/** The subject and the sender of a mail that cannot be read as a whole. */
function parseSubjectAndSender(header: Buffer | undefined): Pick<FetchedMail, 'subject' | 'sender'> {
  const text = (header ?? Buffer.alloc(0)).subarray(0, maxHeaderLength).toString('latin1')
  const lines = text.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)
  const findHeaderValue = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  return {
    subject: cutText(
      toVisibleLine(decodeWords(cutText(findHeaderValue('subject'), 2000))),
      maxLengths.subject,
    ),
    sender: parseParties(findHeaderValue('from'))[0]?.address ?? '',
  }
}

function toFetchedMail(
  message: FetchMessageObject,
  body: Pick<MailSource, 'raw' | 'parts'>,
  about: FolderContext,
): FetchedMail {
  const { uid, flags, internalDate, headers, bodyStructure } = message
  const receivedAtMs = internalDate === undefined ? Date.now() : new Date(internalDate).getTime()
  return {
    uid,
    source: {
      ...body,
      files: findMailParts(bodyStructure).files,
      receivedAtMs: Number.isNaN(receivedAtMs) ? Date.now() : receivedAtMs,
      ...about,
    },
    isSeen: flags?.has('\\Seen') ?? false,
    isAnswered: flags?.has('\\Answered') ?? false,
    ...parseSubjectAndSender(headers),
  }
}
