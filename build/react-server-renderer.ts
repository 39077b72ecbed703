import renderer from '@astrojs/react/server.js'

/**
 * Renders every island with React. Astro's own check would render each island a second time to find its
 * renderer.
 */
const onlyRenderer: typeof renderer = { ...renderer, check: () => Promise.resolve(true) }

export default onlyRenderer
