import { cutText } from '@draftdesk/contract/cut-text'
import type { MessageStructureObject } from 'imapflow'
import { decodeWords } from 'postal-mime'
import type { MailFile } from '../../reading/parsed-mail.ts'
import { toVisibleLine } from '../../reading/visible-text.ts'

/** The text parts and attachments of a mail. */
export interface MailBodyParts {
  /** Some programs split a text around pictures. The pieces are joined. */
  readonly texts: readonly string[]
  readonly htmls: readonly string[]
  readonly files: readonly MailFile[]
}

/** The most attachments and texts to read per mail. */
const maxFiles = 100
const maxTexts = 20

/** Finds texts and attachments in a mail's structure, with IMAP part numbers. */
export function findMailParts(structure: MessageStructureObject | undefined): MailBodyParts {
  const texts: string[] = []
  const htmls: string[] = []
  const files: MailFile[] = []
  const visitPart = (node: MessageStructureObject, isRelated: boolean): void => {
    if (node.childNodes) {
      for (const child of node.childNodes) visitPart(child, node.type === 'multipart/related')
      return
    }
    const part = node.part ?? '1'
    const name = node.dispositionParameters?.['filename'] ?? node.parameters?.['name']
    const isFile = node.disposition === 'attachment' || name !== undefined
    if (!isFile && node.type === 'text/plain' && texts.length < maxTexts) texts.push(part)
    else if (!isFile && node.type === 'text/html' && htmls.length < maxTexts) htmls.push(part)
    else if (files.length < maxFiles && !/^multipart\//.test(node.type))
      files.push({
        part,
        name: chooseMailFileName(name, node),
        type: cutText(toVisibleLine(node.type).toLowerCase(), 100),
        bytes: estimateDecodedSize(node),
        cid: node.id === undefined ? undefined : cutText(toVisibleLine(node.id).replace(/^<|>$/g, ''), 300),
        isInline: node.disposition === 'inline' || (isRelated && node.id !== undefined),
      })
  }
  if (structure) visitPart(structure, false)
  return { texts, htmls, files }
}

const nameByType: Readonly<Record<string, string>> = {
  'message/rfc822': 'mail.eml',
  'message/delivery-status': 'report.txt',
  'text/calendar': 'invitation.ics',
  'text/html': 'page.html',
  'text/plain': 'text.txt',
}

function chooseMailFileName(name: string | undefined, { type }: MessageStructureObject): string {
  const shown = cutText(toVisibleLine(decodeWords(cutText(name ?? '', 1000))).replaceAll(/[/\\]/g, '_'), 200)
  return (
    shown || (nameByType[type] ?? `file.${toVisibleLine(type).split('/')[1]?.replace(/\W/g, '') ?? 'bin'}`)
  )
}

/** The size after decoding. Base64 uses four characters for three bytes, plus line ends. */
const estimateDecodedSize = ({ size = 0, encoding }: MessageStructureObject): number =>
  encoding?.toLowerCase() === 'base64' ? Math.floor((size / 78) * 57) : size
