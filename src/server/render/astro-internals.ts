import type { SSRManifest } from 'astro'
import { FetchState, pages } from 'astro/fetch'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import Trial from './renderer-test-page.astro'

/**
 * The only code that uses Astro's internals (docs/decisions/0022-the-shortest-way-through-astro.md). Check it after
 * each update of Astro: without the internals, Astro renders the pages itself, at a higher cost.
 */

/** A rendered page. */
interface RenderedTextPage {
  readonly html: string
  readonly status: number
  readonly headers: Headers
}

/** Renders a page to text. Returns a `Response` for endpoints and redirects. */
export type PageRenderer = (state: FetchState) => Promise<Response | RenderedTextPage>

/**
 * Chooses the renderer at process start: Astro's internal renderer if a trial succeeds, else Astro's own
 * `pages`. The second case is logged once.
 */
export async function choosePageRenderer(origin: string, log: (line: string) => void): Promise<PageRenderer> {
  try {
    const draw = await findTextRenderer()
    await verifyTextRenderer(draw, origin)
    return draw
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log(`Astro draws the pages by itself, which is slower: its renderer is not as expected (${reason}).\n`)
    return pages
  }
}

/** Stops Astro from writing its own content security policy. */
export function disableAstroContentPolicy(manifest: SSRManifest): void {
  manifest.shouldInjectCspMetaTags = false
  manifest.csp = undefined
}

/** Finds Astro's renderer that returns text directly, without a `Response` body. */
async function findTextRenderer(): Promise<PageRenderer> {
  const { renderToString } = await import('astro/runtime/server/index.js')
  return async (state) => {
    const { routeData } = state
    if (routeData?.type !== 'page') return pages(state)
    const page = await state.loadComponentInstance()
    const result = await state.createResult(page, state.getAPIContext())
    const html = await renderToString(result, page.default, await state.getProps(), {}, true, routeData)
    if (html instanceof Response) return html
    const { status = 200, headers } = result.response
    return { html, status, headers }
  }
}

const trialPage: unknown = Trial

/** @throws Error when the renderer does not return a small page as text with status and headers */
async function verifyTextRenderer(draw: PageRenderer, origin: string): Promise<void> {
  const state = new FetchState(new Request(`${origin}/error`))
  state.componentInstance = { default: trialPage as AstroComponentFactory }
  const page = await draw(state)
  if (
    page instanceof Response ||
    !page.html.includes('<p>Drawn</p>') ||
    page.status !== 200 ||
    !page.headers.get('content-type')?.startsWith('text/html')
  )
    throw new Error('it does not draw a page as text')
}
