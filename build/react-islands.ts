import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** Bundles React's production build for the server, independent of NODE_ENV at run time. */
const productionConfig = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: [/^react/, /^@radix-ui/, /^radix-ui/, /^nanostores/, /^@nanostores/] },
}

/**
 * The React integration, with a renderer that handles every island without asking. Astro's own renders each
 * island twice to find its renderer.
 */
export function addReactIslands(): AstroIntegration {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': async (options) => {
        await setUp?.({
          ...options,
          addRenderer: (renderer) => {
            options.addRenderer({
              ...renderer,
              serverEntrypoint: new URL('./react-server-renderer.ts', import.meta.url),
            })
          },
        })
        if (options.command === 'build') options.updateConfig({ vite: productionConfig })
      },
    },
  }
}
