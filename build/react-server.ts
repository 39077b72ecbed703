import renderer from '@astrojs/react/server.js'

/** Every component of a framework on this site is React's. */
const only: typeof renderer = { ...renderer, check: () => Promise.resolve(true) }

export default only
