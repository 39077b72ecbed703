import { LinkifyIt } from 'linkify-it'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Web and mail addresses only. */
const links = new LinkifyIt({ urlAuth: true }).add('ftp:', null).add('//', null)

/** Converts plain text to HTML with line breaks and links. */
export function toHtml(text: string): string {
  const parts: string[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of links.match(text) ?? []) {
    const href = URL.parse(url)?.href
    if (href === undefined) continue
    parts.push(escape(text.slice(end, index)), `<a href="${escape(href)}">${escape(raw)}</a>`)
    end = lastIndex
  }
  parts.push(escape(text.slice(end)))
  return parts.join('').replaceAll('\n', '<br>\n')
}
