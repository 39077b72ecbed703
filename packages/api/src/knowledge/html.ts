import { ElementType, parseDocument } from 'htmlparser2'

type Nodes = ReturnType<typeof parseDocument>['children']

const silent = new Set(['head', 'script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])
const blocks = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)

/** The text of a page as a person reads it: blocks on lines of their own, list items with a dash, no scripts or styles. */
export function htmlToText(html: string): string {
  const text: string[] = []
  const write = (nodes: Nodes, isPre: boolean): void => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) text.push(isPre ? node.data : node.data.replace(/\s+/g, ' '))
      if (!('name' in node) || !('children' in node) || silent.has(node.name)) continue
      if (node.name === 'br') text.push('\n')
      const isBlock = blocks.has(node.name)
      if (isBlock) text.push(node.name === 'li' ? '\n- ' : '\n')
      write(node.children, isPre || node.name === 'pre')
      if (isBlock && node.name !== 'li') text.push('\n')
      if (node.name === 'td' || node.name === 'th') text.push('\t')
    }
  }
  write(parseDocument(html).children, false)
  return text.join('')
}
