import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'
import { text as readText } from 'node:stream/consumers'
import type { MailSource } from '../reading/read-mail.ts'
import { findParts } from './mail-files.ts'
import { requireOpen } from './whole-answer.ts'

/** A mail as it came from the server, and what the server says of it. */
export interface Fetched {
  readonly uid: number
  readonly source: MailSource
  readonly isSeen: boolean
  readonly isAnswered: boolean
  /** For a mail that cannot be read: what can be said of it all the same. */
  readonly subject: string
  readonly sender: string
}

/** What reading has to know of the folder that a mail lies in. */
export type About = Pick<MailSource, 'own' | 'isSent' | 'provider'>

/** Mails up to this size are fetched whole; of larger ones the header and the texts, never their pictures. */
const wholeBytes = 256 * 1024
/** Most of one text of a large mail. */
const textBytes = 512 * 1024

/** Fetches mails of the open folder by their UIDs; those that are gone are left out. */
export async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  about: About,
): Promise<Fetched[]> {
  const wanted = new Set(uids)
  const options = { uid: true }
  const facts = {
    uid: true,
    size: true,
    flags: true,
    internalDate: true,
    envelope: true,
    bodyStructure: true,
  }
  const ask = async (asked: readonly number[], query: FetchQueryObject) =>
    (await client.fetchAll(asked.join(','), query, options)).filter(({ uid }) => wanted.has(uid))
  const found = await ask(uids, facts)
  // A structure that cannot be told makes the whole answer unreadable, which must not hide that the mail is there.
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
  const fetched: Fetched[] = []
  for (const message of found) {
    const raw = sources.get(message.uid)
    const body = raw ? { raw } : await fetchLarge(client, message)
    if (body) fetched.push(describe(message, body, about))
  }
  // Otherwise mails that were not answered any more would count as gone, and the checkpoint would pass them.
  requireOpen(client)
  return fetched
}

async function fetchLarge(
  client: ImapFlow,
  { uid, bodyStructure }: FetchMessageObject,
): Promise<Pick<MailSource, 'raw' | 'parts'> | undefined> {
  const headers = await client.fetchOne(uid, { uid: true, headers: true }, { uid: true })
  // It went away between two commands: without its header it would be a mail from nobody.
  if (!headers) return undefined
  const parts = findParts(bodyStructure)
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

function describe(
  message: FetchMessageObject,
  body: Pick<MailSource, 'raw' | 'parts'>,
  about: About,
): Fetched {
  const { uid, flags, internalDate, envelope, bodyStructure } = message
  const receivedAtMs = internalDate === undefined ? Date.now() : new Date(internalDate).getTime()
  return {
    uid,
    source: {
      ...body,
      files: findParts(bodyStructure).files,
      receivedAtMs: Number.isNaN(receivedAtMs) ? Date.now() : receivedAtMs,
      ...about,
    },
    isSeen: flags?.has('\\Seen') ?? false,
    isAnswered: flags?.has('\\Answered') ?? false,
    subject: envelope?.subject ?? '',
    sender: envelope?.from?.[0]?.address ?? '',
  }
}
