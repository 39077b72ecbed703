import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean | 'now' | 'live' | 'notices' | 'connection' | 'set-up-banner'
  }
}

/** Adds `client:wake`: an island's code comes when the page is quiet and runs when a person reaches for it; with `now` it does both at once, with a name also when a script calls it. */
export function wake(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './build/sleep.ts' })
      },
    },
  }
}
