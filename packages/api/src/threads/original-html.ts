import { fileAndStreamPaths } from '@draftdesk/contract'
import { findMisleadingLinkHost } from '@draftdesk/contract/link-hosts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { attachments, emails } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'

/** Finds the sanitized HTML of a mail. */
async function findMailHtml(db: Database, storeId: string, emailId: string): Promise<string | undefined> {
  if (!isUuid(emailId)) return undefined
  const [mail] = await db
    .select({ html: emails.html })
    .from(emails)
    .where(and(eq(emails.id, emailId), eq(emails.storeId, storeId), isNotNull(emails.html)))
  return mail?.html ?? undefined
}

// The patterns match the output of the sanitizer: double-quoted escaped attributes and closed tags.
const remotePicture = /(<img\b[^<>]*?) data-src="(https?:\/\/[^"]+)"/g
const linkPattern =
  /<a\b[^<>]*? href="(https?:\/\/[^"]+)"[^<>]*>([^<]{1,400}|(?:[^<]{0,200}<\/?(?:b|i|u|em|font|span|strong)\b[^<>]{0,400}>){1,6}[^<]{0,400})<\/a>/g
const embeddedPicture = /(<img\b[^<>]*?) src="cid:([^"]+)"/gi

/** Decodes a Content-ID from a mail's HTML. */
function decodeContentId(written: string): string {
  const cid = written.replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(cid)
  } catch (error) {
    // An unescaped percent sign is left as it is.
    if (error instanceof URIError) return cid
    throw error
  }
}

/** Adds the real host to links whose text shows another host. */
const markMisleadingLinks = (html: string): string =>
  html.replace(linkPattern, (link: string, href: string, inside: string) => {
    const text = inside.replace(/<[^<>]*>/g, '').replaceAll('&amp;', '&')
    const address = href.replaceAll('&amp;', '&')
    if (findMisleadingLinkHost(text, address) === undefined) return link
    const host = new URL(address).hostname
    return `${link} <strong style="color:#b42318;background-color:#fff">[This link opens ${host}]</strong>`
  })

/** Returns the HTML of a mail with pictures loaded through /v1. Undefined for a plain-text mail. */
export async function loadOriginalHtml(
  db: Database,
  storeId: string,
  emailId: string,
  withPictures: boolean,
): Promise<{ html: string; remote_count: number } | undefined> {
  const html = await findMailHtml(db, storeId, emailId)
  if (html === undefined) return undefined
  const files = await db
    .select({ id: attachments.id, cid: attachments.cid })
    .from(attachments)
    .where(eq(attachments.emailId, emailId))
  const byCid = new Map(files.map(({ id, cid }) => [cid, id]))
  const pictures = fileAndStreamPaths.emailPicture.replace(':id', emailId)
  let count = 0
  const shown = markMisleadingLinks(html)
    .replace(embeddedPicture, (_, tag: string, cid: string) => {
      const id = byCid.get(decodeContentId(cid))
      return id === undefined ? tag : `${tag} src="${fileAndStreamPaths.attachment.replace(':id', id)}"`
    })
    .replace(remotePicture, (_, tag: string) => {
      const index = count
      count += 1
      return withPictures ? `${tag} src="${pictures.replace(':index', String(index))}"` : tag
    })
  return { html: shown, remote_count: count }
}

/** The URL of the remote picture at `index`. */
export async function findRemotePicture(
  db: Database,
  storeId: string,
  emailId: string,
  index: number,
): Promise<string | undefined> {
  const html = await findMailHtml(db, storeId, emailId)
  const address = [...(html ?? '').matchAll(remotePicture)][index]?.[2]
  return address?.replaceAll('&amp;', '&')
}
