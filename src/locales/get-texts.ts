import { defaultLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'

/**
 * The type of a text in any language, from the English one: the same keys and parameters with other strings. A missing
 * text does not compile.
 */
export type Translation<English> = English extends (...values: infer Values) => infer Text
  ? (...values: Values) => Translation<Text>
  : English extends string
    ? string
    : { readonly [Key in keyof English]: Translation<English[Key]> }

/** The exports of one file of texts. */
type TextTable = Readonly<Record<string, unknown>>

/** The files of each language. A page reads hundreds of texts, so a lookup builds no string. */
const textTables = new Map<PageLanguage, Map<string, TextTable>>()
let readPageLanguage = (): PageLanguage => defaultLanguage

/** Registers the texts of a file, such as `mail/list`, in a language. */
export function addTextTable(language: PageLanguage, file: string, texts: TextTable): void {
  const files = textTables.get(language) ?? new Map<string, TextTable>()
  textTables.set(language, files.set(file, texts))
}

/** Sets how the language of the current reader is found. The server asks the request, a browser its page. */
export function setLanguageReader(read: () => PageLanguage): void {
  readPageLanguage = read
}

/** The language of the current reader. */
export const getLanguage = (): PageLanguage => readPageLanguage()

/** The texts of a file in the language of the current reader, as one object. */
export function getTextTable(file: string): TextTable {
  const texts = textTables.get(readPageLanguage())?.get(file)
  if (!texts) throw new Error(`The texts of ${file} are not loaded in ${readPageLanguage()}.`)
  return texts
}

/**
 * The exports of `src/locales/<language>/<file>.ts` in the language of the current reader. They look the text up when it
 * is read, so read it where it is shown: a constant of a module would keep the language of its first reader.
 */
export function getTexts<English>(file: string): Translation<English> {
  return new Proxy({} as Translation<English> & object, {
    get: (_, name) => createTextProxy(file, String(name)),
  })
}

/** Stands for one export of a file of texts: an object of texts, a list or a function. */
function createTextProxy(file: string, name: string): unknown {
  const findTexts = (): object => getTextTable(file)[name] as object
  return new Proxy(() => undefined, {
    get: (_, key) => Reflect.get(findTexts(), key) as unknown,
    has: (_, key) => Reflect.has(findTexts(), key),
    apply: (_, self, values) => Reflect.apply(findTexts() as () => unknown, self, values) as unknown,
    ownKeys: () => Reflect.ownKeys(findTexts()),
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(findTexts(), key)
      return property && { ...property, configurable: true }
    },
  })
}
