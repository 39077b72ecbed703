import type { MessageStructureObject } from 'imapflow'
import { decodeWords } from 'postal-mime'
import type { MailFile } from '../reading/mail.ts'
import { visibleLine } from '../reading/visible.ts'

/** The parts of a mail that a person reads, and the files that come with them. */
export interface MailParts {
  readonly text: string | undefined
  readonly html: string | undefined
  readonly files: readonly MailFile[]
}

/** Most files that are listed of one mail. */
const mostFiles = 100

/** Finds the texts and the files of a mail in its structure, by the part numbers that IMAP fetches them with. */
export function findParts(structure: MessageStructureObject | undefined): MailParts {
  let text: string | undefined
  let html: string | undefined
  const files: MailFile[] = []
  const visit = (node: MessageStructureObject, isRelated: boolean): void => {
    if (node.childNodes) {
      for (const child of node.childNodes) visit(child, node.type === 'multipart/related')
      return
    }
    const part = node.part ?? '1'
    const name = node.dispositionParameters?.['filename'] ?? node.parameters?.['name']
    const isFile = node.disposition === 'attachment' || name !== undefined
    if (!isFile && node.type === 'text/plain' && text === undefined) text = part
    else if (!isFile && node.type === 'text/html' && html === undefined) html = part
    else if (files.length < mostFiles && !/^multipart\//.test(node.type))
      files.push({
        part,
        name: nameOf(name, node),
        type: visibleLine(node.type).toLowerCase().slice(0, 100),
        bytes: decodedSize(node),
        cid: node.id?.replace(/^<|>$/g, '').slice(0, 300),
        isInline: node.disposition === 'inline' || (isRelated && node.id !== undefined),
      })
  }
  if (structure) visit(structure, false)
  return { text, html, files }
}

const names: Readonly<Record<string, string>> = {
  'message/rfc822': 'mail.eml',
  'message/delivery-status': 'report.txt',
  'text/calendar': 'invitation.ics',
  'text/html': 'page.html',
  'text/plain': 'text.txt',
}

function nameOf(name: string | undefined, { type }: MessageStructureObject): string {
  const shown = visibleLine(decodeWords((name ?? '').slice(0, 1000)))
    .replaceAll(/[/\\]/g, '_')
    .slice(0, 200)
  return shown || (names[type] ?? `file.${visibleLine(type).split('/')[1]?.replace(/\W/g, '') ?? 'bin'}`)
}

/** Base64 takes four characters for three bytes and ends each line; the size of a part counts those. */
const decodedSize = ({ size = 0, encoding }: MessageStructureObject): number =>
  encoding?.toLowerCase() === 'base64' ? Math.floor((size / 78) * 57) : size
