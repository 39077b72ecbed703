import { readFileSync } from 'node:fs'
import { getLanguage } from '../locales/get-texts.ts'
import type { TextGroup } from '../locales/text-groups.ts'

let namesByGroup: Readonly<Record<string, string>> = {}

/** Reads the names of the built files of texts. */
export function loadTextFileNames(path: string): void {
  namesByGroup = JSON.parse(readFileSync(path, 'utf8')) as typeof namesByGroup
}

/** The addresses of the texts of these groups in the language of the reader. */
export const listTextFileAddresses = (groups: readonly TextGroup[]): readonly string[] =>
  groups.map((group) =>
    import.meta.env.DEV
      ? `/@id/virtual:texts/${getLanguage()}/${group}`
      : `/${namesByGroup[`${getLanguage()}/${group}`] ?? ''}`,
  )
