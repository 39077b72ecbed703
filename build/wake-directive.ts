import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean | 'now' | 'live' | 'notices' | 'set-up-banner' | 'bell' | 'identity'
  }
}

/**
 * Adds `client:wake`: loads an island's code when the page is idle, and hydrates the island on the first
 * interaction. With `now` it hydrates at once, and with a name also when a script calls that name.
 */
export function addWakeDirective(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './build/hydrate-on-first-use.ts' })
      },
    },
  }
}
