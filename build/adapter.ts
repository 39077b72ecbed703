import node from '@astrojs/node'
import type { AstroIntegration } from 'astro'

/**
 * The Node adapter with a server of our own around it (`src/server/process/main.ts`): settings checked before it listens,
 * static files with their compressed twins, an orderly end.
 */
export function server(): AstroIntegration {
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
