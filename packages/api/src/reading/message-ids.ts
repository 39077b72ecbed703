import { cutText } from '@draftdesk/contract/cut-text'
/** The most ids read per header, from both ends. */
const most = 40

/** The Message-IDs of a header with brackets, in order and without duplicates. */
export function findIds(header: string | undefined): string[] {
  const ids = [...cutText(header ?? '', 40_000).matchAll(/<[^<>\s\p{Cc}]{1,500}>/gu)].map(([id]) => id)
  const each = [...new Set(ids)]
  return each.length <= most ? each : [...each.slice(0, most / 2), ...each.slice(-most / 2)]
}
