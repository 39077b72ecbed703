/** Limits of JSON from other servers. */
export interface JsonLimits {
  readonly levels: number
  /** The most commas, lists and objects. */
  readonly values: number
}

const jsonSigns = {
  quote: 0x22,
  comma: 0x2c,
  escape: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  open: 0x7b,
  close: 0x7d,
}

/** True if JSON is too deep or has too many values. Parsing a million brackets would take 200 ms. */
export function exceedsJsonLimits(bytes: Uint8Array, most: JsonLimits): boolean {
  let level = 0
  let values = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === jsonSigns.quote) at = findJsonStringEnd(bytes, at)
    else if (byte === jsonSigns.comma) values += 1
    else if (byte === jsonSigns.open || byte === jsonSigns.openList) {
      level += 1
      values += 1
    } else if (byte === jsonSigns.close || byte === jsonSigns.closeList) level -= 1
    if (level > most.levels || values > most.values) return true
  }
  return false
}

/** Finds the end of the JSON string at `at`. */
function findJsonStringEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1
  while (end < bytes.length && bytes[end] !== jsonSigns.quote) end += bytes[end] === jsonSigns.escape ? 2 : 1
  return end
}
