import renderer from '@astrojs/react/server.js'
import type { WithStaticHtml } from '../src/ui/static-html.ts'

/** Renders React islands. An island with a `renderStatic` is rendered without React. */
const only: typeof renderer = {
  ...renderer,
  check: () => Promise.resolve(true),
  renderToStaticMarkup(component, props, slots, metadata) {
    const { renderStatic } = component as WithStaticHtml<unknown>
    if (!renderStatic) return renderer.renderToStaticMarkup.call(this, component, props, slots, metadata)
    // React numbers the ids of an island from its prefix; a shell has each of these once.
    const prefix = metadata?.componentExport?.value
    return Promise.resolve({ html: renderStatic(props), attrs: { ...(prefix && { prefix }) } })
  },
}

export default only
