import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const reactModules = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//
const pageScripts = fileURLToPath(new URL('../src/page-scripts/every-page/', import.meta.url))
const stateModules = /layouts\/document\.astro|node_modules\/(?:nanostores|@nanostores\/persistent)\//
/** The modules that read texts. Every file with texts imports them. */
const textModules =
  /src\/(?:texts\/page-languages|locales\/[\w-]+|messages\/[\w-]+|islands\/(?:[\w-]+\/)+words)\.ts$/
const isOnEveryPage = (id: string) =>
  id.startsWith(pageScripts) || stateModules.test(id) || textModules.test(id)
const menuModules = /src\/ui\/(?:menu|menu-note|use-lazy-code)\.tsx?$/
const islandModules =
  /src\/(?:islands\/create-island|ui\/(?:crash-boundary|icons|avatar|initials|quiet-button))\.tsx?$/

/** The source of an auth-core entry. Its built files share chunks, which would merge independent bundles. */
function resolveAuthCoreSource(id: string): string | undefined {
  if (!/^@draftdesk\/auth-core(?:\/|$)/.test(id)) return undefined
  return fileURLToPath(import.meta.resolve(id)).replace(/dist\/(.+)\.js$/, 'src/$1.ts')
}

/**
 * Groups the browser's code into few files: React, the scripts of every page, the menus.
 * Uses the sources of auth-core, because its built files share chunks.
 */
export function groupBundles(): AstroIntegration {
  return {
    name: 'bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'bundle',
                enforce: 'pre',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                resolveId: resolveAuthCoreSource,
                configResolved({ environments }) {
                  const options = environments['client']?.build.rolldownOptions
                  if (!options) return
                  options.output = [options.output ?? {}].flat().map((output) => ({
                    ...output,
                    codeSplitting: {
                      groups: [
                        { name: 'react', test: reactModules, priority: 2 },
                        { name: 'page', test: isOnEveryPage, priority: 1 },
                        { name: 'island', test: islandModules },
                        { name: 'menus', test: menuModules },
                      ],
                    },
                  }))
                },
              },
            ],
          },
        })
      },
    },
  }
}
