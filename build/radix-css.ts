import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readCssUsage } from './css-usage.ts'
import { shrinkCss } from './shrink-css.ts'

const themesFolder = fileURLToPath(new URL('../node_modules/@radix-ui/themes/', import.meta.url))
const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url))
const styledRooms = ['components', 'islands', 'layouts', 'page-scripts', 'pages', 'styles', 'ui']

/** The accents a page may name in `color` or `data-accent-color`. `gray` is the sand scale. */
const usedAccents = ['iris', 'gray', 'red', 'amber', 'green'] as const
const usedScales = ['iris', 'sand', 'red', 'amber', 'green'] as const
const themeSheets = [
  'tokens/base.css',
  ...usedScales.map((scale) => `tokens/colors/${scale}.css`),
  'components.css',
  'utilities.css',
]

/** The texts of our own source that may name a Radix component, class or token. */
export async function readSourceTexts(): Promise<string[]> {
  const texts: string[] = []
  for (const room of styledRooms) {
    const files = await readdir(join(sourceFolder, room), { recursive: true }).catch(() => [])
    for (const file of files.sort()) {
      if (/\.(tsx?|astro|css)$/.test(file) && !/\.test\./.test(file) && !file.endsWith('radix.css')) {
        texts.push(await readFile(join(sourceFolder, room, file), 'utf8'))
      }
    }
  }
  return texts
}

/** The part of the Radix Themes stylesheet that `texts` can reach, dark mode as a media query. */
export async function buildRadixCss(texts: readonly string[]): Promise<string> {
  const usage = await readCssUsage(join(themesFolder, 'dist/esm/components'), texts)
  const css = await Promise.all(themeSheets.map((sheet) => readFile(join(themesFolder, sheet), 'utf8')))
  return shrinkCss(css.join('\n'), {
    ...usage,
    attributes: {
      'data-accent-color': usedAccents,
      'data-gray-color': ['sand'],
      'data-panel-background': ['solid'],
      'data-has-background': ['true'],
      'data-is-root-theme': [],
      'data-radius': ['medium'],
      'data-scaling': ['100%'],
    },
  })
}

/** Fills `src/styles/radix.css` with the used rules of Radix Themes, in development and production. */
export function addRadixCss(): AstroIntegration {
  return {
    name: 'radix-css',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'radix-css',
                enforce: 'pre',
                async transform(_code, id) {
                  return id.split('?')[0]?.endsWith('/src/styles/radix.css')
                    ? { code: await buildRadixCss(await readSourceTexts()), map: null }
                    : undefined
                },
              },
            ],
          },
        })
      },
    },
  }
}
