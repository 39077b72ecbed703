import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { unname } from './unname.ts'

const react = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//
const pageScripts = fileURLToPath(new URL('../src/page-scripts/every-page/', import.meta.url))
const state = /layouts\/document\.astro|node_modules\/(?:nanostores|@nanostores\/persistent)\//
const isOnEveryPage = (id: string) => id.startsWith(pageScripts) || state.test(id)
const everyIsland =
  /src\/ui\/(?:island|icons|avatar|initials)\.tsx?$|@radix-ui\/react-(?:slot|compose-refs|primitive)\//
/** Not the parsers of senders and times: only the mail needs them. */
const calls =
  /stores\/client\.ts|node_modules\/ofetch\/|build\/ofetch\/|\/auth-core\/src\/(?!(?:sender|mailbox|encoded-words|dates)\.ts)/
/** What the menus of the shell need, which dialogs share with them: in pieces it weighs more. */
const menus =
  /src\/(?:ui\/menu(?:-note)?\.tsx|stores\/stores\.ts)|@floating-ui\/|@radix-ui\/react-(?:arrow|collection|context|direction|dismissable-layer|dropdown-menu|focus-guards|focus-scope|id|menu|popper|portal|presence|roving-focus|use-callback-ref|use-controllable-state|use-effect-event|use-escape-keydown|use-layout-effect|use-size)\//

/** The source of a door of auth-core: the built files share code, which would tie pieces together that stand alone. */
function findAuthCore(id: string): string | undefined {
  if (!/^@draftdesk\/auth-core(?:\/|$)/.test(id)) return undefined
  return fileURLToPath(import.meta.resolve(id)).replace(/dist\/(.+)\.js$/, 'src/$1.ts')
}

/**
 * The router once more for the panes of the mail: as one module with what writes addresses, which every page has, all of it
 * would be on every page.
 */
function findWholeRouter(id: string, importer: string | undefined): string | undefined {
  if (id !== '@nanostores/router' || !importer?.endsWith('/src/stores/mail.ts')) return undefined
  return `${fileURLToPath(import.meta.resolve(id))}?whole`
}

const modalMenu = '\0modal-menu'

/** What stands in for modules that do more than our pages need. */
const stubs: Readonly<Record<string, string>> = {
  [modalMenu]:
    'export const RemoveScroll = ({ children }) => children\nexport const hideOthers = () => () => {}',
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
}
const modalParts = new Set(['react-remove-scroll', 'aria-hidden'])

/** What ofetch needs of two packages that do far more. */
const ofetchParts: Readonly<Record<string, string>> = {
  ufo: fileURLToPath(new URL('ofetch/ufo.ts', import.meta.url)),
  destr: fileURLToPath(new URL('ofetch/destr.ts', import.meta.url)),
}

/**
 * Packs the browser's code into few and small files: React in one, what every page has before anybody touches it in
 * another, what makes calls in a third; for that auth-core is taken from its modules. Left out is what no page of ours
 * reaches: the lock behind a modal menu (`src/ui/menu.tsx` has none), what ofetch can do with addresses and texts that are not
 * ours, styles of code that comes later, Radix's names.
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
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                resolveId(id, importer) {
                  const source = findAuthCore(id) ?? findWholeRouter(id, importer)
                  if (source !== undefined) return source
                  if (importer?.includes('/node_modules/ofetch/') && ofetchParts[id]) return ofetchParts[id]
                  return modalParts.has(id) && importer?.includes('/@radix-ui/react-menu/')
                    ? modalMenu
                    : undefined
                },
                load: (id) => stubs[id],
                transform(code, id) {
                  return /@radix-ui\/.*\.mjs$/.test(id) && code.includes('__name(')
                    ? { code: unname(code, (text) => this.parse(text)), map: null }
                    : undefined
                },
                configResolved({ environments }) {
                  const options = environments['client']?.build.rolldownOptions
                  if (!options) return
                  options.output = [options.output ?? {}].flat().map((output) => ({
                    ...output,
                    codeSplitting: {
                      groups: [
                        { name: 'react', test: react, priority: 2 },
                        { name: 'page', test: isOnEveryPage, priority: 1 },
                        { name: 'island', test: everyIsland },
                        { name: 'calls', test: calls },
                        { name: 'menus', test: menus },
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
