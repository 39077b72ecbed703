import { withTextLimits } from '../../platform/text-limits.ts'

/** A contact or payment detail: a link, a mail address, or a phone, account or reference number. */
export type AddressKind = 'link' | 'mail' | 'number'

/** An address in a text with its position. */
export interface FoundAddress {
  readonly kind: AddressKind
  readonly at: number
  readonly text: string
}

const dotPattern = String.raw`(?:[.。．｡]|\s?[[({]\s?(?:dot|punkt|point)\s?[\])}]\s?)`
const atSignPattern = String.raw`(?:[@＠﹫]|\s?[[({]\s?(?:at|ät|arobase)\s?[\])}]\s?)`
const hostLabelPattern = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,62}[\p{L}\p{N}])?`
const hostPattern = `${hostLabelPattern}(?:${dotPattern}${hostLabelPattern}){0,8}${dotPattern}\\p{L}{2,24}`
/** File names look like hosts but are no addresses. */
const notAFileName = String.raw`(?!\S{0,80}\.(?:pdf|docx?|xlsx?|jpe?g|png|txt)\b)`

const addressPatterns: readonly (readonly [AddressKind, RegExp])[] = [
  ['link', /\b[a-z][a-z0-9+-]{1,14}:\/\/[^\s<>"'⟦⟧]+/giu],
  ['link', /\b(?:mailto|tel|sms|javascript|data):[^\s<>"'⟦⟧]+/giu],
  // Starts at word boundaries. Starting at every letter would take quadratic time.
  ['mail', new RegExp(`(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+${atSignPattern}${hostPattern}`, 'giu')],
  [
    'link',
    new RegExp(
      `(?<![\\p{L}\\p{N}@]|[\\p{L}\\p{N}][\\p{M}_-]{1,3})${notAFileName}${hostPattern}(?::\\d{2,5})?(?:/[^\\s<>"'⟦⟧]*)?(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ],
  [
    'link',
    /(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)[\p{L}\p{N}-]{2,63}(?:\s[.]\s?|\sdot\s)(?:com|net|org|info|biz|io|shop|store|online|site|top|xyz|ru|cn|de|fr|uk)(?![\p{L}\p{N}])/giu,
  ],
  ['link', /(?<![\p{L}\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?(?:\/[^\s<>"'⟦⟧]*)?(?![\p{L}\p{N}])/gu],
  ['link', /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,30}(?<!\.)/gu],
  ['number', /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gu],
  // Bank accounts, crypto addresses and tracking numbers: long mixes of letters and digits.
  ['number', /\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{16,}\b/gu],
  ['number', /(?<![\p{L}\p{N}])(?:\+|00|\(0|0)[\d(][\d\s().\/–-]{4,22}\d(?![\p{L}\p{N}])/gu],
  ['number', /(?<![\p{L}\p{N},.])\d{3}[ .-]\d{4}(?![\p{L}\p{N},.])/gu],
  ['number', /(?<![\p{L}\p{N},.#])\d(?:[\s().\/–-]{0,3}\d){8,33}(?![\p{L}\p{N}])/gu],
]

const datePattern =
  /(?<!\d)(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\s?\d{1,2}\2\s?(?:\d{4}|\d{2}))(?!\d)/gu

/** The ranges of dates in a text. Their digits are not phone numbers. */
const findDateRanges = (text: string) =>
  [...text.matchAll(datePattern)].map((match) => ({ at: match.index, end: match.index + match[0].length }))

/** Patterns take more than linear time, so long texts are searched in overlapping pieces. */
const searchedLength = 2000
const overlapLength = 250

/** The most characters of a text that a model receives. The search stops there as well. */
export const maxModelTextLength = 3000
const addressTextLimits = { characters: maxModelTextLength, ms: 50, runsIn: 'loop' } as const

/** Finds possible addresses in a text, in order. Of overlapping ones, the first counts. */
export const findAddresses = withTextLimits(
  addressTextLimits,
  function findAddresses(text: string): FoundAddress[] {
    const found: FoundAddress[] = []
    for (
      let from = 0;
      from === 0 || from + overlapLength < text.length;
      from += searchedLength - overlapLength
    )
      for (const one of findAddressesInPiece(text.slice(from, from + searchedLength)))
        found.push({ ...one, at: from + one.at })
    const sorted = found.toSorted((a, b) => a.at - b.at || b.text.length - a.text.length)
    let end = -1
    return sorted.filter((one) => {
      if (one.at < end) return false
      end = one.at + one.text.length
      return true
    })
  },
)

function findAddressesInPiece(text: string): FoundAddress[] {
  const dates = findDateRanges(text)
  const found: FoundAddress[] = []
  for (const [kind, pattern] of addressPatterns)
    for (const match of text.matchAll(pattern)) {
      const written = trimPunctuationAfterAddress(match[0])
      const at = match.index
      const end = at + written.length
      if (kind === 'number' && dates.some((one) => one.at < end && at < one.end)) {
        found.push(...splitNumberAtDates(text, at, end, dates))
        continue
      }
      if (written.length > 2) found.push({ kind, at, text: written })
    }
  return found
}

const trailingSigns = `.,;:!?)]}'"»“”`

/** Cuts punctuation of the surrounding sentence from an address. */
function trimPunctuationAfterAddress(text: string): string {
  let end = text.length
  while (end > 0 && trailingSigns.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Cuts the dates out of a long number. Returns the remaining pieces that have at least nine digits. */
function splitNumberAtDates(
  text: string,
  from: number,
  to: number,
  dates: readonly { at: number; end: number }[],
): FoundAddress[] {
  const rest: FoundAddress[] = []
  let at = from
  for (const one of [...dates.filter((day) => day.end > from && day.at < to), { at: to, end: to }]) {
    const written = text.slice(at, Math.min(one.at, to))
    if (written.replace(/\D/g, '').length >= 9) rest.push({ kind: 'number', at, text: written })
    at = Math.max(at, one.end)
  }
  return rest
}
