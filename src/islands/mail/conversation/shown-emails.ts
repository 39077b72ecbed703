import { cutText } from '@draftdesk/contract/cut-text'
import { parseSender } from '@draftdesk/auth-core/sender'
import { fileAndStreamPaths } from '@draftdesk/contract/non-call-paths'
import { emailMessages } from '../../../messages/emails.ts'
import { listWords } from '../list/words.ts'
import { threadWords as words } from '../words.ts'
import { formatBytes } from '../../../models/format-bytes.ts'
import { buildLink } from '../../../routes.ts'
import { insertPictures, toEmailBodyParts } from './email-body-parts.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { pickNameColorIndex, shortenMoment } from '../../../models/thread-row.ts'
import type { FullThread, ThreadReader } from '../thread-facts.ts'

type Email = FullThread['emails'][number]
type Attachment = NonNullable<Email['attachments']>[number]

/** The most recipients to name. */
const mostNamed = 5

/** The longest excerpt of a folded email, in characters. */
const longestExcerpt = 160

/** Converts the emails of a conversation for display, oldest first. */
export function toShownEmails(emails: readonly Email[], { nowMs, zone, me }: ThreadReader) {
  const lastOurs = emails.findLastIndex(({ direction }) => direction === 'out')
  return emails.map((email, index) => {
    const { kind, direction } = email
    const sender = parseSender(email.sender)
    const id = email.id ?? undefined
    const isOurs = direction === 'out'
    const name = sender?.name ?? emailMessages.unknownSender
    const moment = toMoment(email.created_at, zone)
    const files = (email.attachments ?? []).map(toShownAttachment)
    const isShownPicture = ({ type, bytes }: (typeof files)[number]) =>
      shownPictures.has(type) && bytes <= largestPicture
    const { text, rest } = splitQuotedText(email.body ?? '', email.fold_at ?? undefined)
    const { parts, rest: pictures } = insertPictures(text, files.filter(isShownPicture))
    return {
      id,
      sender,
      isOurs,
      sentBy: isOurs ? getSenderLabel(email.sent_by ?? undefined, me) : undefined,
      moment,
      short: moment && shortenMoment(moment, nowMs),
      tone: pickNameColorIndex(name),
      // The latest two emails start open. Older ones start folded to one line.
      isOpen: index >= emails.length - 2,
      excerpt: cutText(email.body ?? '', longestExcerpt)
        .replace(/\s+/g, ' ')
        .trim(),
      text: parts,
      rest,
      /** Pictures without a position in the text. */
      pictures,
      allPictures: files.filter(isShownPicture),
      isCut: email.is_cut ?? false,
      to: formatPartyNames(email.to ?? []),
      cc: formatPartyNames(email.cc ?? []),
      bcc: formatPartyNames(email.bcc ?? []),
      isSide: email.is_side ?? false,
      // Other servers cannot forward.
      canForward: email.is_forward != null && id !== undefined,
      badge: kind == null || kind === 'customer' || kind === 'own' ? undefined : words.kinds[kind],
      reason: email.kind_reason ?? undefined,
      // People can reclassify the sender of an incoming email, if the server sorts mail.
      canBe:
        isOurs || kind == null || !sender?.address ? undefined : kind === 'customer' ? 'notice' : 'customer',
      undelivered: email.undelivered ?? undefined,
      isNewcomer: email.is_newcomer ?? false,
      isForged: email.has_failed_checks ?? false,
      isAnswered: !isOurs && (email.is_answered ?? false) && lastOurs < index,
      canSplit: index > 0 && id !== undefined && kind != null,
      original: email.has_html && id !== undefined ? buildLink('original', { id }) : undefined,
      files: files.filter((file) => !file.isInline && !isShownPicture(file)),
      name,
    } as const
  })
}

export type ShownEmail = ReturnType<typeof toShownEmails>[number]

/** Picture types that browsers show. Others are shown as files. */
const shownPictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** The largest picture to load automatically. */
const largestPicture = 5_000_000

const toShownAttachment = ({ id, name, bytes, type, cid, is_inline: isInline }: Attachment) => ({
  href: fileAndStreamPaths.attachment.replace(':id', encodeURIComponent(id)),
  name,
  size: formatBytes(bytes),
  cid: cid ?? undefined,
  ...{ type, bytes, isInline },
})

/**
 * Splits an email into the sender's own text and the quote or signature. A text that is all quote is shown
 * whole.
 */
function splitQuotedText(body: string, at: number | undefined) {
  const own = body.slice(0, at).trim()
  const isFolded = at !== undefined && own !== ''
  const rest = isFolded ? body.slice(at).trim() : ''
  return { text: toEmailBodyParts(isFolded ? own : body.trim()), rest: toEmailBodyParts(rest) }
}

/** The member who sent an email. Emails of other mail programs name no member. */
function getSenderLabel(by: Email['sent_by'] | undefined, me: string | undefined): string {
  return by == null || by.id === me ? listWords.you : words.sentBy(by.name)
}

function formatPartyNames(parties: readonly { name: string; address: string }[]): string | undefined {
  if (parties.length === 0) return undefined
  const named = parties.slice(0, mostNamed).map(({ name, address }) => name.trim() || address)
  const others = parties.length - named.length
  return named.join(', ') + (others > 0 ? ` ${words.others(others)}` : '')
}
