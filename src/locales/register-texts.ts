import { addTextTable } from './get-texts.ts'
import type { PageLanguage } from '@draftdesk/contract/page-languages'

/** Registers the texts of every language. Only the server needs them all: a browser loads those of its page. */
const textModulesByPath = import.meta.glob<Readonly<Record<string, unknown>>>('./*/**/*.ts', { eager: true })

for (const [path, texts] of Object.entries(textModulesByPath)) {
  const [, language, file] = /^\.\/(\w+)\/(.+)\.ts$/.exec(path) ?? []
  if (language && file) addTextTable(language as PageLanguage, file, texts)
}
