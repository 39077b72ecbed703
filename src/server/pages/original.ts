import { buildCall } from '@draftdesk/contract'
import { originalMessages as words } from '../../messages/emails.ts'
import type { PageContext } from '../upstream/visit.ts'

/** The call for the original of an e-mail; with the pictures of other hosts when the address asks for them. */
export function readOriginal({ url, params }: Pick<PageContext, 'url' | 'params'>) {
  const pictures = url.searchParams.get('pictures') === 'true' ? 'true' : undefined
  return buildCall('emailHtml', { id: params['id'] ?? '', pictures })
}

/**
 * The document stands in a frame of the conversation. Nothing in it runs, so that it may share the page's origin, which its
 * pictures need; what it links opens in a tab of its own. Opened by itself it is as powerless.
 */
const framing = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  // A browser refuses a sandboxed document with any other value when it is opened by itself.
  'cross-origin-opener-policy': 'unsafe-none',
}

/** Answers an e-mail as it was sent; of other hosts' pictures it says that they are left out, and how to see them. */
export async function showOriginal(context: PageContext): Promise<Response> {
  const shown = await context.locals.visit.call(readOriginal(context))
  if (!shown.ok) {
    const { problem: said = words.failed, refusal } = shown.error
    const status = refusal?.status === 404 ? 404 : 503
    return new Response(toDocument(`<p class="said">${escape(said)}</p>`), { status, headers: framing })
  }
  const answer = shown.value
  const isWithout = answer.remote_count > 0 && context.url.searchParams.get('pictures') !== 'true'
  const bar = isWithout
    ? `<p class="said">${escape(words.without(answer.remote_count))} <a href="?pictures=true">${words.show}</a></p>`
    : ''
  return new Response(toDocument(bar + answer.html), { headers: framing })
}

/** Mails are written for white paper, whatever the colours of the page. */
const style = `
:root { color-scheme: light; }
body { margin: 0; padding: 16px; background: #fff; color: #1c2024; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
img { max-width: 100%; }
table { max-width: 100%; }
.said { margin: -16px -16px 16px; padding: 10px 16px; background: #f0f0f3; color: #60646c; font-size: 14px; }
.said a { color: #4a3fb5; }
`

function toDocument(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style></head><body>${body}</body></html>`
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
