import { Parser } from 'htmlparser2'

const silent = new Set(['head', 'script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])
const blocks = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)

/**
 * The text of a page as a person reads it: blocks on lines of their own, list items with a dash, no scripts or styles. Reads
 * as the page comes, without a tree: however deeply a page is nested, it costs its length.
 */
export function htmlToText(html: string): string {
  const text: string[] = []
  let silence = 0
  let pre = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (silent.has(name)) silence += 1
      if (silence > 0) return
      if (name === 'pre') pre += 1
      if (name === 'br') text.push('\n')
      if (blocks.has(name)) text.push(name === 'li' ? '\n- ' : '\n')
    },
    ontext: (data) => {
      if (silence === 0) text.push(pre > 0 ? data : data.replace(/\s+/g, ' '))
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence -= 1
      else if (silence === 0) {
        if (name === 'pre') pre -= 1
        if (blocks.has(name) && name !== 'li') text.push('\n')
        if (name === 'td' || name === 'th') text.push('\t')
      }
    },
  })
  parser.end(html)
  return text.join('')
}
