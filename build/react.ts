import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/**
 * The React integration with a server side that knows it is the only renderer. Astro's own asks by rendering every island
 * one time more, which doubled what an island costs a request.
 */
export function islands(): AstroIntegration {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: new URL('./react-server.ts', import.meta.url) }),
        }),
    },
  }
}
