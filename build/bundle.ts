import type { AstroIntegration } from 'astro'

const react = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//
const everyPage =
  /layouts\/document\.astro|islands\/(?:toaster|tabs|offline|reports|sidebar)\/|highlight\.ts|stores\/(?:client|connection|failure|report)|node_modules\/(?:nanostores|@nanostores\/persistent|ofetch|ufo|destr)\/|\/auth-core\//

const modalMenu = '\0modal-menu'
const modalParts = new Set(['react-remove-scroll', 'aria-hidden'])

/**
 * Packs the browser's code into few and small files: React in one, what every page has before anybody touches it in
 * another. Two things are left out that nothing of ours reaches: functions which Radix only names (it marks each with a
 * call, which would keep it), and what locks the page behind a modal menu (`src/ui/menu.tsx` has none).
 */
export function bundle(): AstroIntegration {
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
                resolveId: (id, importer) =>
                  modalParts.has(id) && importer?.includes('/@radix-ui/react-menu/') ? modalMenu : undefined,
                load: (id) =>
                  id === modalMenu
                    ? 'export const RemoveScroll = ({ children }) => children\nexport const hideOthers = () => () => {}'
                    : undefined,
                configResolved({ environments }) {
                  const options = environments['client']?.build.rolldownOptions
                  if (!options) return
                  options.treeshake = { manualPureFunctions: ['__name'] }
                  options.output = [options.output ?? {}].flat().map((output) => ({
                    ...output,
                    codeSplitting: {
                      groups: [
                        { name: 'react', test: react, priority: 2 },
                        { name: 'page', test: everyPage, priority: 1 },
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
