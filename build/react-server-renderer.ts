import renderer from '@astrojs/react/server.js'
import { createElement } from 'react'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

/** The number of islands rendered so far, by page. Each island has its own prefix for the ids of `useId`. */
const islandCounts = new WeakMap<object, number>()

/**
 * Renders an island to text at once. Astro's own renderer renders it twice, the first time to find out if it is React's,
 * and reads the HTML from a stream.
 */
const textRenderer: typeof renderer = {
  ...renderer,
  check: () => Promise.resolve(true),
  renderToStaticMarkup(
    this: { readonly result: object },
    View: FunctionComponent,
    props: Readonly<Record<string, unknown>>,
    slots,
    metadata,
  ) {
    if (Object.keys(slots).length > 0)
      return renderer.renderToStaticMarkup.call(this, View, props, slots, metadata)
    const count = islandCounts.get(this.result) ?? 0
    islandCounts.set(this.result, count + 1)
    const prefix = `i${String(count)}`
    const html = renderToString(createElement(View, props), { identifierPrefix: prefix })
    return Promise.resolve({ html: html.replace(preloadLink, ''), attrs: { prefix } })
  },
}

/** React hoists the links of pictures, which would not match the island in the browser. */
const preloadLink = /<link\s[^>]*rel="preload"[^>]*>/g

export default textRenderer
