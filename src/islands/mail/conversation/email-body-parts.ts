import { findMisleadingLinkHost } from '@draftdesk/contract/link-hosts'

/** A picture that came with a mail. */
export interface EmailPicture {
  readonly href: string
  readonly name: string
  readonly size: string
  /** Its Content-ID in the text of the mail. */
  readonly cid: string | undefined
}

/**
 * A piece of an email: text, a link or a picture. `shown` warns that the link text names this host while the
 * link opens another one.
 */
export type EmailBodyPart =
  | string
  | { readonly href: string; readonly text: string }
  | { readonly shown: string }
  | { readonly picture: EmailPicture }

/** A web address in a text, up to white space or a sign that addresses lack. */
const webAddress = /\bhttps?:\/\/[^\s<>"'“”„«»]+/gi

/** The longest link text to compare with the link's host. */
const longestLabel = 300

/** Splits a text into pieces, with its web addresses as links. */
export function toEmailBodyParts(text: string): readonly EmailBodyPart[] {
  const parts: EmailBodyPart[] = []
  let end = 0
  for (const match of text.matchAll(webAddress)) {
    const found = trimTrailingPunctuation(match[0])
    const url = URL.parse(found)
    if (!url || url.username !== '' || url.password !== '') continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    const label = /(\S+) <$/.exec(text.slice(Math.max(0, match.index - longestLabel), match.index))?.[1]
    const shown = label === undefined ? undefined : findMisleadingLinkHost(label, url.href)
    parts.push({ href: url.href, text: found })
    if (shown !== undefined) parts.push(' ', { shown })
    end = match.index + found.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

const openingBrackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Cuts trailing punctuation from an address, except a bracket that it opened itself. */
function trimTrailingPunctuation(found: string): string {
  const counts = new Map<string, number>()
  for (const sign of found) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  let length = found.length
  for (; length > 0; length -= 1) {
    const last = found[length - 1] ?? ''
    const opening = openingBrackets[last]
    const isSpare = opening !== undefined && (counts.get(last) ?? 0) > (counts.get(opening) ?? 0)
    if (!isSpare && !/[.,;:!?*_|]/.test(last)) break
    counts.set(last, (counts.get(last) ?? 0) - 1)
  }
  return found.slice(0, length)
}

/** Placeholders of pictures in the text of mails: `[cid:image1@x]`, `[image: photo.png]`. */
const pictureMark = /\[(?:cid:|image: ?)([^\]\n]{1,200})\]/gi

/** Puts pictures at their placeholders in the text. Also returns the remaining pictures. */
export function insertPictures(
  parts: readonly EmailBodyPart[],
  pictures: readonly EmailPicture[],
): { readonly parts: readonly EmailBodyPart[]; readonly rest: readonly EmailPicture[] } {
  const placed = new Set<EmailPicture>()
  const withPictures = parts.flatMap((part): readonly EmailBodyPart[] => {
    if (typeof part !== 'string') return [part]
    const pieces: EmailBodyPart[] = []
    let end = 0
    for (const match of part.matchAll(pictureMark)) {
      const picture = pictures.find(({ cid, name }) => cid === match[1] || name === match[1])
      if (!picture) continue
      if (match.index > end) pieces.push(part.slice(end, match.index))
      pieces.push({ picture })
      placed.add(picture)
      end = match.index + match[0].length
    }
    return end < part.length ? [...pieces, part.slice(end)] : pieces
  })
  return { parts: withPictures, rest: pictures.filter((picture) => !placed.has(picture)) }
}
