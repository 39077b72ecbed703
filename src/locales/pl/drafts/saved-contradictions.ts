import type * as english from '../../en/drafts/saved-contradictions.ts'
import type { Translation } from '../../get-texts.ts'

export const savedContradictionMessages: Translation<typeof english.savedContradictionMessages> = {
  title: (name) => `Zapisano „${name}”`,
  hint: (count) =>
    count === 1
      ? 'Ten tekst przeczy innemu. Tylko jedno z tych zdań może być prawdziwe.'
      : `Ten tekst przeczy innym w kilku miejscach (${String(count)}). Z dwóch zdań tylko jedno może być prawdziwe.`,
  own: 'W tym tekście',
  edit: 'Edytuj dalej',
  done: 'Gotowe',
}
