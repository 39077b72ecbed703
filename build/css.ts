import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readUsage } from './css-usage.ts'
import { shrinkCss } from './css-shrink.ts'

const themes = fileURLToPath(new URL('../node_modules/@radix-ui/themes/', import.meta.url))
const source = fileURLToPath(new URL('../src/', import.meta.url))
const rooms = ['components', 'islands', 'layouts', 'page-scripts', 'pages', 'styles', 'ui']

/** The accents a page may name in `color` or `data-accent-color`. `gray` is the sand scale. */
const accents = ['iris', 'gray', 'red', 'amber', 'green'] as const
const scales = ['iris', 'sand', 'red', 'amber', 'green'] as const
const sheets = [
  'tokens/base.css',
  ...scales.map((scale) => `tokens/colors/${scale}.css`),
  'components.css',
  'utilities.css',
]

/** The texts of our own source that may name a Radix component, class or token. */
export async function readSource(): Promise<string[]> {
  const texts: string[] = []
  for (const room of rooms) {
    const files = await readdir(join(source, room), { recursive: true }).catch(() => [])
    for (const file of files.sort()) {
      if (/\.(tsx?|astro|css)$/.test(file) && !/\.test\./.test(file) && !file.endsWith('radix.css')) {
        texts.push(await readFile(join(source, room, file), 'utf8'))
      }
    }
  }
  return texts
}

/** The part of the Radix Themes stylesheet that `texts` can reach, dark mode as a media query. */
export async function buildRadixCss(texts: readonly string[]): Promise<string> {
  const usage = await readUsage(join(themes, 'dist/esm/components'), texts)
  const css = await Promise.all(sheets.map((sheet) => readFile(join(themes, sheet), 'utf8')))
  return shrinkCss(css.join('\n'), {
    ...usage,
    attributes: {
      'data-accent-color': accents,
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
export function radixCss(): AstroIntegration {
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
                    ? { code: await buildRadixCss(await readSource()), map: null }
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
