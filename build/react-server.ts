import renderer from '@astrojs/react/server.js'
import type { HasStill } from '../src/ui/still.ts'

/** Renders React islands. An island with a `still` is rendered without React. */
const only: typeof renderer = {
  ...renderer,
  check: () => Promise.resolve(true),
  renderToStaticMarkup(component, props, slots, metadata) {
    const { still } = component as HasStill<unknown>
    if (!still) return renderer.renderToStaticMarkup.call(this, component, props, slots, metadata)
    // React numbers the ids of an island from its prefix; a shell has each of these once.
    const prefix = metadata?.componentExport?.value
    return Promise.resolve({ html: still(props), attrs: { ...(prefix && { prefix }) } })
  },
}

export default only
