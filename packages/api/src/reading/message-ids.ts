import { cutText } from '@draftdesk/contract/cut-text'
/** Most identifiers that are read of one header: the first ones and the last ones say where a mail belongs. */
const most = 40

/** The Message-IDs of a header, with their brackets, in their order and each once. */
export function findIds(header: string | undefined): string[] {
  const ids = [...cutText(header ?? '', 40_000).matchAll(/<[^<>\s\p{Cc}]{1,500}>/gu)].map(([id]) => id)
  const each = [...new Set(ids)]
  return each.length <= most ? each : [...each.slice(0, most / 2), ...each.slice(-most / 2)]
}
