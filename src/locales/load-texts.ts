import { defaultLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import { addTextTable, setLanguageReader } from './get-texts.ts'

/** Reads the language of the page, and the texts that stand in it for what its first script says. */
export function addPageTexts(): void {
  const language = findPageLanguage(document.documentElement.lang) ?? defaultLanguage
  setLanguageReader(() => language)
  const texts = document.querySelector('#page-texts')?.textContent
  if (texts) addTextTable(language, 'page', JSON.parse(texts) as Readonly<Record<string, unknown>>)
}

let loadingTexts: Promise<unknown> | undefined

/** Loads the texts of the page's islands, whose addresses the server wrote into the page. */
export function loadTexts(): Promise<unknown> {
  if (loadingTexts) return loadingTexts
  // An island may wake before the first script runs.
  addPageTexts()
  const files = document.documentElement.dataset['texts']?.split(' ') ?? []
  loadingTexts = Promise.all(files.map(loadTextFile)).catch((error: unknown) => {
    loadingTexts = undefined
    throw error
  })
  return loadingTexts
}

const retryAfterMs = 1000

/** Loads a file. A second try needs another address, because a browser may keep that the first one failed. */
const loadTextFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    await import(/* @vite-ignore */ `${file}?again=${String(Date.now())}`)
  })
