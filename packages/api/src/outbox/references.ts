/** Most identifiers on either end of a long conversation: what began it, and what is answered. */
const mostOnEnd = 10

/** The References of an answer: those of its parent and the parent itself, of a long conversation the first and the last. */
export function referencesOf(
  parent: { readonly messageId: string | null; readonly references: readonly string[] } | undefined,
): string[] {
  const ids = [...new Set([...(parent?.references ?? []), ...(parent?.messageId ? [parent.messageId] : [])])]
  // An identifier of our own making is in no mail that anybody else has.
  const known = ids.filter((id) => !id.endsWith('@none>'))
  if (known.length <= 2 * mostOnEnd) return known
  return [...known.slice(0, mostOnEnd), ...known.slice(-mostOnEnd)]
}

const headBytes = 22
const childBytes = 5
const mostBytes = headBytes + 40 * childBytes

/**
 * The Thread-Index of an answer to a mail of Outlook (MS-OXOMSG 2.2.1.3): its parent's with five bytes more, the time between
 * the two and some chance. Undefined when the parent has none that can be read.
 */
export function childThreadIndex(
  parent: string | undefined,
  nowMs: number,
  random: () => number,
): string | undefined {
  if (parent === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(parent)) return undefined
  const bytes = Buffer.from(parent, 'base64')
  if (bytes.length < headBytes || bytes.length >= mostBytes || (bytes.length - headBytes) % childBytes !== 0)
    return undefined
  // The head holds the upper bytes of a FILETIME: units of 100 ns since 1601, the lowest two bytes left out.
  const headTime = bytes.readUIntBE(0, 6) * 65_536
  const nowTime = (nowMs + 11_644_473_600_000) * 10_000
  const delta = Math.max(0, nowTime - headTime)
  const isLong = delta >= 2 ** 49
  const time = Math.floor(delta / 2 ** (isLong ? 23 : 18)) % 2 ** 31
  const child = Buffer.alloc(childBytes)
  child.writeUInt32BE((isLong ? 2 ** 31 : 0) + time)
  child[4] = Math.floor(random() * 256)
  return Buffer.concat([bytes, child]).toString('base64')
}
