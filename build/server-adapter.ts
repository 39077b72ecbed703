import node from '@astrojs/node'
import type { AstroIntegration } from 'astro'

/**
 * The Node adapter with our own server (`src/server/process/main.ts`), which checks settings, serves
 * compressed files and shuts down cleanly.
 */
export function createServerAdapter(): AstroIntegration {
  const adapter = node({ mode: 'middleware', bodySizeLimit: 33_554_432, experimentalDisableStreaming: true })
  const setUp = adapter.hooks['astro:config:done']
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': (options) =>
        setUp?.({
          ...options,
          setAdapter: (own) =>
            options.setAdapter({
              ...own,
              serverEntrypoint: new URL('../src/server/process/main.ts', import.meta.url),
            }),
        }),
    },
  }
}
