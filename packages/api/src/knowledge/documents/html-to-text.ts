import { Parser } from 'htmlparser2'

const ignoredTags = new Set(['head', 'script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])
const blockTags = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)

/** Headings become Markdown, because documents are split at headings. */
const markdownMarks: Readonly<Record<string, string>> = {
  h1: '\n\n# ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  h4: '\n\n#### ',
}

/** The most nested tags. The parser moves all open tags for each new one, which takes quadratic time without a limit. */
const maxOpenTags = 1000

/** Thrown above the limit of nested tags. A simpler parser without nesting reads the rest. */
class NestedTooDeepError extends Error {
  override readonly name = 'NestedTooDeepError'
}

/**
 * Converts a page to visible text: a line per block, a dash before list items, no scripts or styles. Builds
 * no tree, so the time is linear at any nesting.
 */
export function htmlToText(html: string): string {
  const text: string[] = []
  for (let at = 0; at < html.length;) at += appendHtmlText(html.slice(at), text)
  return text.join('')
}

/** Adds the text of a page until its tags are nested too deep. Returns the length that was read. */
function appendHtmlText(html: string, text: string[]): number {
  let open = 0
  let silence = 0
  let pre = 0
  const parser = new Parser({
    onopentag: (name) => {
      open += 1
      if (open > maxOpenTags) throw new NestedTooDeepError()
      if (ignoredTags.has(name)) silence += 1
      if (silence > 0) return
      if (name === 'pre') pre += 1
      if (name === 'br') text.push('\n')
      if (blockTags.has(name)) text.push(name === 'li' ? '\n- ' : (markdownMarks[name] ?? '\n'))
    },
    ontext: (data) => {
      if (silence === 0) text.push(pre > 0 ? data : data.replace(/\s+/g, ' '))
    },
    onclosetag: (name) => {
      open -= 1
      if (ignoredTags.has(name)) silence -= 1
      else if (silence === 0) {
        if (name === 'pre') pre -= 1
        if (blockTags.has(name) && name !== 'li') text.push('\n')
        if (name === 'td' || name === 'th') text.push('\t')
      }
    },
  })
  try {
    parser.end(html)
    return html.length
  } catch (error) {
    if (error instanceof NestedTooDeepError) return parser.endIndex + 1
    throw error
  }
}
