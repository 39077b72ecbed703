import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { textGroups } from '../src/locales/text-groups.ts'
import { pageLanguages } from '@draftdesk/contract/page-languages'

const virtualPrefix = 'virtual:texts/'
const localesFolder = fileURLToPath(new URL('../src/locales/', import.meta.url))
const textFileKeys = Object.keys(pageLanguages).flatMap((language) =>
  textGroups.map((group) => `${language}/${group}`),
)

/** Writes the module that registers the texts of a key, such as `de/mail`. */
function writeTextModule(key: string): string {
  const [language = '', group = ''] = key.split('/')
  const files = globSync([`${group}.ts`, `${group}/*.ts`], { cwd: `${localesFolder}${language}` }).sort()
  const lines = files.flatMap((path) => {
    const names = readFileSync(`${localesFolder}${language}/${path}`, 'utf8').matchAll(
      /^export const (\w+)/gm,
    )
    const all = [...names].map(([, name]) => name).join(', ')
    return [
      `import { ${all} } from '${localesFolder}${language}/${path}'`,
      `addTextTable('${language}', '${path.replace(/\.ts$/, '')}', { ${all} })`,
    ]
  })
  return [`import { addTextTable } from '${localesFolder}get-texts.ts'`, ...lines].join('\n')
}

/**
 * Builds one file of texts for each language and group. The names are written to `texts.json` beside the static files,
 * where `src/server/text-files.ts` finds them.
 */
export function buildTextFiles(): AstroIntegration {
  const references = new Map<string, string>()
  return {
    name: 'texts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'texts',
                applyToEnvironment: ({ name }) => name === 'client',
                resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
                load: (id) =>
                  id.startsWith(`\0${virtualPrefix}`)
                    ? writeTextModule(id.slice(virtualPrefix.length + 1))
                    : undefined,
              },
              {
                name: 'text-files',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  for (const key of textFileKeys)
                    references.set(
                      key,
                      this.emitFile({
                        type: 'chunk',
                        id: virtualPrefix + key,
                        name: `texts.${key.replace('/', '.')}`,
                      }),
                    )
                },
                generateBundle() {
                  const names = [...references].map(([key, reference]) => [key, this.getFileName(reference)])
                  const source = JSON.stringify(Object.fromEntries(names))
                  this.emitFile({ type: 'asset', fileName: 'texts.json', source })
                },
              },
            ],
          },
        })
      },
    },
  }
}
