import { ElementType, parseDocument } from 'htmlparser2'
import { withTextLimits } from '../../platform/text-limits.ts'

type HtmlNodes = ReturnType<typeof parseDocument>['children']

/** Text of an HTML mail, and the marked start of its quote. */
export interface HtmlText {
  readonly text: string
  readonly quoteAt: number | undefined
}

const ignoredTags = new Set(
  'head script style noscript template svg iframe object select textarea'.split(' '),
)
const blockTags = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)

/** Blocks followed by an empty line. */
const spacedTags = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))

// Quote markup of Gmail, Apple Mail, Thunderbird, Outlook, Yahoo and Proton.
const quoteClasses =
  /(?:^|\s)(?:gmail_quote|moz-cite-prefix|yahoo_quoted|protonmail_quote|gmail_extra|OutlookMessageHeader)(?:\s|$)/
const quoteIds =
  /^(?:x_)*(?:divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|yahoo_quoted.*)$/
const outlookBorder = /border-top:\s*solid\s*#(?:e1e1e1|b5c4df)/i

interface NodeStyle {
  readonly isPre: boolean
  readonly depth: number
}

/** The deepest nesting. Deeper content is left out. */
const maxDepth = 400

/** The most tags, because tags cost more than text. */
const maxTags = 20_000

/** The beginning of an HTML text within the tag limit. */
export function cutHtmlAtTagLimit(html: string): string {
  let at = -1
  for (let tags = 0; tags <= maxTags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

const htmlLimits = { characters: 400_000, ms: 2000, runsIn: 'thread' } as const

/** Converts a mail's HTML to visible text with line breaks and link addresses. */
export const extractHtmlText = withTextLimits(htmlLimits, function extractHtmlText(html: string): HtmlText {
  const text: string[] = []
  let length = 0
  let quoteAt: number | undefined
  const addText = (piece: string): void => {
    text.push(piece)
    length += piece.length
  }
  const writeNodes = (nodes: HtmlNodes, { isPre, depth }: NodeStyle): void => {
    if (depth > maxDepth) return
    for (const node of nodes) {
      if (node.type === ElementType.Text) addText(isPre ? node.data : node.data.replace(/\s+/g, ' '))
      if (!('name' in node) || !('attribs' in node) || ignoredTags.has(node.name)) continue
      const { name, attribs, children } = node
      if (isHiddenElement(attribs)) continue
      if (quoteAt === undefined && isQuoteElement(name, attribs)) quoteAt = length
      if (name === 'br') addText('\n')
      const isBlock = blockTags.has(name)
      if (isBlock) addText(name === 'li' ? '\n- ' : '\n')
      const from = text.length
      writeNodes(children, { isPre: isPre || name === 'pre', depth: depth + 1 })
      if (name === 'a') addText(formatLinkTarget(attribs['href'], text.slice(from).join('')))
      if (isBlock && name !== 'li') addText(spacedTags.has(name) ? '\n\n' : '\n')
      if (name === 'td' || name === 'th') addText('\t')
    }
  }
  writeNodes(parseDocument(cutHtmlAtTagLimit(html)).children, { isPre: false, depth: 0 })
  return { text: text.join(''), quoteAt }
})

function isQuoteElement(
  name: string,
  { class: classes = '', id = '', type, style = '' }: Record<string, string>,
) {
  if (name === 'blockquote' && type === 'cite') return true
  return (
    quoteClasses.test(classes) ||
    quoteIds.test(id) ||
    (name === 'div' && outlookBorder.test(style.slice(0, 500)))
  )
}

function isHiddenElement({ style = '', hidden, 'aria-hidden': aria }: Record<string, string>): boolean {
  if (hidden !== undefined) return true
  if (aria === 'true' && style.includes('none')) return true
  const rules = style.slice(0, 2000).toLowerCase().replace(/\s+/g, '')
  if (
    /(?:^|;)(?:display:none|visibility:hidden|font-size:0(?![.\d])|opacity:0(?![.\d])|max-height:0(?![.\d]))/.test(
      rules,
    )
  )
    return true
  const color = /(?:^|;)color:([^;!]+)/.exec(rules)?.[1]
  return color !== undefined && color === /(?:^|;)background(?:-color)?:([^;!]+)/.exec(rules)?.[1]
}

/** The target of a link, unless its text shows it. */
function formatLinkTarget(href: string | undefined, label: string): string {
  if (!href || !/^https?:/i.test(href) || href.length > 2000) return ''
  const stripAddress = (address: string) =>
    address
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '')
  return stripAddress(label) === stripAddress(href) || label.trim() === '' ? '' : ` <${href}>`
}

/** Removes trailing blanks and repeated empty lines, and adjusts the offset `at`. */
export function tidyHtmlText(text: string, at?: number): { text: string; at: number | undefined } {
  const lines: string[] = []
  let seen = 0
  let length = 0
  let moved: number | undefined
  let empty = 2
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd().replace(/^[ \t]+(?=\S)/, '')
    if (at !== undefined && moved === undefined && seen + raw.length >= at) moved = length
    seen += raw.length + 1
    if (line === '' && empty >= 1) continue
    empty = line === '' ? empty + 1 : 0
    lines.push(line)
    length += line.length + 1
  }
  const whole = lines.join('\n').trimEnd()
  return { text: whole, at: moved === undefined ? undefined : Math.min(moved, whole.length) }
}
