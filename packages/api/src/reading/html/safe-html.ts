import sanitize from 'sanitize-html'
import { withTextLimits } from '../../platform/text-limits.ts'
import { cutHtmlAtTagLimit } from './html-text.ts'

/** The largest HTML to store. A larger mail is shown as text. */
const maxStoredLength = 200 * 1024
const htmlLimits = { characters: 512 * 1024, ms: 3000, runsIn: 'thread' } as const

const allowedTags =
  'a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var'.split(
    ' ',
  )

/** Allowed CSS properties, which cannot load resources or overlay the page. */
const allowedStyles = Object.fromEntries(
  'color background-color font-size font-family font-weight font-style line-height letter-spacing text-align text-decoration text-transform vertical-align white-space width max-width height padding padding-top padding-right padding-bottom padding-left margin margin-top margin-right margin-bottom margin-left border border-top border-right border-bottom border-left border-color border-style border-width border-radius border-collapse border-spacing display list-style-type direction'
    .split(' ')
    .map((property) => [property, [/^(?!.*(?:url|expression|var|image)\s*\()[\w\s#%.,()'"!-]{1,200}$/i]]),
)

/**
 * A mail's HTML for a frame without scripts: no scripts, forms, frames or styles that load; pictures of other hosts wait in
 * `data-src`, those of the mail itself keep `cid:`. Undefined when it has too many tags.
 */
export const sanitizeHtml = withTextLimits(htmlLimits, function sanitizeHtml(html: string):
  string | undefined {
  if (cutHtmlAtTagLimit(html) !== html) return undefined
  const safe = sanitize(html, {
    allowedTags,
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align', 'valign', 'width', 'height', 'bgcolor', 'color', 'title'],
      a: ['href', 'rel', 'target'],
      img: ['src', 'data-src', 'alt'],
      font: ['face', 'size'],
      table: ['border', 'cellpadding', 'cellspacing'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': allowedStyles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['cid'] },
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'template'],
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href = '', title }) => ({
        tagName,
        attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank', ...(title && { title }) },
      }),
      img: (tagName, { src = '', ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(/^cid:/i.test(src) ? { src } : { 'data-src': isRemoteAddress(src) ? src : '' }),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'] && !attribs['data-src'],
  })
  return safe.length > maxStoredLength ? undefined : safe
})

const isRemoteAddress = (address: string) =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= 2000
