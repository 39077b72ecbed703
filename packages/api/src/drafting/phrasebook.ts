import { draftLanguages, type DraftLanguage } from '@draftdesk/contract/choices'
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
import { tr } from './phrasebook/tr.ts'
import type { Phrases } from './phrasebook/phrases.ts'

/** The phrases of each language, by its code. */
const books: Readonly<Record<DraftLanguage, Phrases>> = {
  ...{ en, de, fr, es, it, nl, pt, pl, sv, da, no, fi, cs, ro, tr },
}

/** The written forms of Norwegian. */
const norwegian = new Set(['nb', 'nn'])

/** The words of a language; English where there are none. */
export function phrasesOf(language: string): { language: string; phrases: Phrases } {
  const code = norwegian.has(language) ? 'no' : language
  const known = draftLanguages.find((each) => each === code) ?? 'en'
  return { language: known, phrases: books[known] }
}

/** Fills what a phrase leaves open, and drops what is in square brackets where that is not known. */
export const fill = (phrase: string, values: Readonly<Record<string, string | undefined>>): string =>
  phrase
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? '']) ? part : '',
    )
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
