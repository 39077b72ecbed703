import { cs } from './phrasebook/cs.ts'
import { da } from './phrasebook/da.ts'
import { de } from './phrasebook/de.ts'
import { en } from './phrasebook/en.ts'
import { es } from './phrasebook/es.ts'
import { fi } from './phrasebook/fi.ts'
import { fr } from './phrasebook/fr.ts'
import { it } from './phrasebook/it.ts'
import { nl } from './phrasebook/nl.ts'
import { no } from './phrasebook/no.ts'
import { pl } from './phrasebook/pl.ts'
import { pt } from './phrasebook/pt.ts'
import { ro } from './phrasebook/ro.ts'
import { sv } from './phrasebook/sv.ts'
import type { Phrases } from './phrasebook/phrases.ts'

/** The phrases of each language, by its code. */
const books: Readonly<Record<string, Phrases>> = { en, de, fr, es, it, nl, pt, pl, sv, da, no, fi, cs, ro }

/** The languages that the local writer has words of its own in. */
export const writtenLanguages: readonly string[] = Object.keys(books)

/** The words of a language; English where there are none. */
export function phrasesOf(language: string): { language: string; phrases: Phrases } {
  const own = books[language]
  return own ? { language, phrases: own } : { language: 'en', phrases: en }
}

/** Fills what a phrase leaves open, and drops what is in square brackets where that is not known. */
export const fill = (phrase: string, values: Readonly<Record<string, string | undefined>>): string =>
  phrase
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? '']) ? part : '',
    )
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
