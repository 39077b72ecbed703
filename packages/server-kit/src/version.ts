import manifest from '../package.json' with { type: 'json' }

/** The version of the product that runs, such as `0.1.0`. */
export const version: string = manifest.version
