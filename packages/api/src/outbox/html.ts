const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const addresses = /\bhttps?:\/\/[^\s<>"'“”„«»]+/gi

/** Removes punctuation after a URL. */
function withoutSentence(found: string): string {
  let length = found.length
  while (length > 0 && '.,;:!?)]}*_|'.includes(found[length - 1] ?? ' ')) length -= 1
  return found.slice(0, length)
}

/** Converts plain text to HTML with line breaks and links. */
export function toHtml(text: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(addresses)) {
    const found = withoutSentence(match[0])
    if (!URL.canParse(found)) continue
    parts.push(escape(text.slice(end, match.index)))
    parts.push(`<a href="${escape(new URL(found).href)}">${escape(found)}</a>`)
    end = match.index + found.length
  }
  parts.push(escape(text.slice(end)))
  return parts.join('').replaceAll('\n', '<br>\n')
}
