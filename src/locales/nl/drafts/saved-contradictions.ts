import type * as english from '../../en/drafts/saved-contradictions.ts'
import type { Translation } from '../../get-texts.ts'

export const savedContradictionMessages: Translation<typeof english.savedContradictionMessages> = {
  title: (name) => `“${name}” is opgeslagen`,
  hint: (count) =>
    count === 1
      ? 'De tekst spreekt een andere tegen. Slechts een van deze zinnen kan kloppen.'
      : `De tekst spreekt andere op ${String(count)} plaatsen tegen. Van twee zinnen kan er maar een kloppen.`,
  own: 'In deze tekst',
  edit: 'Verder bewerken',
  done: 'Klaar',
}
