import { cutText } from '@draftdesk/contract/cut-text'
import { lengths } from '@draftdesk/contract/lengths'
import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'
import { text as readText } from 'node:stream/consumers'
import { decodeWords } from 'postal-mime'
import { parseParties } from '../../reading/addresses.ts'
import type { MailSource } from '../../reading/parse-mail.ts'
import { visibleLine } from '../../reading/visible.ts'
import { findMailParts } from './mail-files.ts'
import { requireOpen } from './checked-imap.ts'

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
export type FolderFacts = Pick<MailSource, 'own' | 'isSent' | 'provider'>

/** Larger mails are fetched as header and texts only, without attachments. */
const wholeBytes = 256 * 1024
/** Bytes of a subject and a sender that are read. */
const longestHeader = 8000
/** The most text to read of a large mail. */
const textBytes = 512 * 1024

/** Fetches mails of the open folder by UID. Deleted mails are left out. */
export async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  about: FolderFacts,
): Promise<FetchedMail[]> {
  const wanted = new Set(uids)
  const options = { uid: true }
  const facts = {
    uid: true,
    size: true,
    flags: true,
    internalDate: true,
    // Literals: an envelope is one line, however long a header is, and the library parses lines slowly.
    headers: ['subject', 'from'],
    bodyStructure: true,
  }
  const ask = async (asked: readonly number[], query: FetchQueryObject) =>
    (await client.fetchAll(asked.join(','), query, options)).filter(({ uid }) => wanted.has(uid))
  const found = await ask(uids, facts)
  // An unreadable structure makes the whole response fail, although the mails exist.
  const seen = new Set(found.map(({ uid }) => uid))
  const silent = uids.filter((uid) => !seen.has(uid))
  if (silent.length > 0) found.push(...(await ask(silent, { ...facts, bodyStructure: false })))
  const small = found.filter(({ size = Infinity }) => size <= wholeBytes).map(({ uid }) => uid)
  const sources = new Map<number, Buffer>()
  if (small.length > 0)
    for (const { uid, source } of await client.fetchAll(
      small.join(','),
      { uid: true, source: { maxLength: wholeBytes } },
      options,
    ))
      if (source) sources.set(uid, source)
  const fetched: FetchedMail[] = []
  for (const message of found) {
    const raw = sources.get(message.uid)
    const body = raw ? { raw } : await fetchLarge(client, message)
    if (body) fetched.push(toFetchedMail(message, body, about))
  }
  // A closed connection would make remaining mails look deleted and move the checkpoint past them.
  requireOpen(client)
  return fetched
}

async function fetchLarge(
  client: ImapFlow,
  { uid, bodyStructure }: FetchMessageObject,
): Promise<Pick<MailSource, 'raw' | 'parts'> | undefined> {
  const headers = await client.fetchOne(uid, { uid: true, headers: true }, { uid: true })
  // The mail was deleted between two commands.
  if (!headers) return undefined
  const parts = findMailParts(bodyStructure)
  const read = async (named: readonly string[]) => {
    const texts: string[] = []
    for (const part of named) {
      const { content } = await client.download(uid, part, { uid: true, maxBytes: textBytes })
      if (content) texts.push(await readText(content))
      if (texts.reduce((sum, { length }) => sum + length, 0) >= textBytes) break
    }
    return texts.length > 0 ? texts.join('\n') : undefined
  }
  const text = await read(parts.texts)
  const html = await read(parts.htmls)
  return {
    raw: headers.headers ?? Buffer.from('\r\n'),
    parts: { ...(text !== undefined && { text }), ...(html !== undefined && { html }) },
  }
}

/** The subject and the sender of a mail that cannot be read as a whole. */
function readHeader(header: Buffer | undefined): Pick<FetchedMail, 'subject' | 'sender'> {
  const text = (header ?? Buffer.alloc(0)).subarray(0, longestHeader).toString('latin1')
  const lines = text.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)
  const valueOf = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  return {
    subject: cutText(visibleLine(decodeWords(cutText(valueOf('subject'), 2000))), lengths.subject),
    sender: parseParties(valueOf('from'))[0]?.address ?? '',
  }
}

function toFetchedMail(
  message: FetchMessageObject,
  body: Pick<MailSource, 'raw' | 'parts'>,
  about: FolderFacts,
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
    ...readHeader(headers),
  }
}
