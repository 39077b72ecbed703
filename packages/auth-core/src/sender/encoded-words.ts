const encodedWord = /=\?([^?\s*]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?([^?]*)\?=/gi

/** The most words that are decoded. Later ones stay as they are. */
const maxWords = 1000

/** The bytes of a word. `undefined` for an invalid encoding. */
function decodeBytes(encoding: string, text: string): Uint8Array | undefined {
  if (encoding.toLowerCase() === 'q') {
    if (/[^\t\x20-\x7e]/.test(text)) return undefined
    const bytes = text
      .replace(/_/g, ' ')
      .replace(/=([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  }
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    // Not base64.
    return undefined
  }
}

function findDecoder(charset: string): TextDecoder | undefined {
  try {
    // Without a byte order mark, mails use big-endian (RFC 2781) but browsers use little-endian.
    return new TextDecoder(charset === 'utf-16' ? 'utf-16be' : charset)
  } catch {
    // Unknown charset.
    return undefined
  }
}

/**
 * Decodes the encoded words (RFC 2047) of a text, without the white space between two of them and with letters
 * that span two words. A word that cannot be decoded stays as it is.
 */
export function decodeEncodedWords(text: string): string {
  let decoded = ''
  let end = 0
  let words = 0
  let open: { readonly decoder: TextDecoder; readonly charset: string } | undefined
  const closeDecoder = () => {
    decoded += open?.decoder.decode() ?? ''
    open = undefined
  }
  for (const { 0: whole, 1: name = '', 2: encoding = '', 3: inner = '', index } of text.matchAll(
    encodedWord,
  )) {
    if (words++ >= maxWords) break
    const charset = name.toLowerCase()
    const between = text.slice(end, index)
    const bytes = decodeBytes(encoding, inner)
    const isNext = open !== undefined && /^\s*$/.test(between)
    if (!isNext || open?.charset !== charset) closeDecoder()
    if (!isNext) decoded += between
    if (!open) {
      const decoder = bytes && findDecoder(charset)
      open = decoder && { decoder, charset }
    }
    decoded += (bytes && open?.decoder.decode(bytes, { stream: true })) ?? whole
    end = index + whole.length
  }
  closeDecoder()
  return decoded + text.slice(end)
}
