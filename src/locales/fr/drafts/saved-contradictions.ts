import type * as english from '../../en/drafts/saved-contradictions.ts'
import type { Translation } from '../../get-texts.ts'

export const savedContradictionMessages: Translation<typeof english.savedContradictionMessages> = {
  title: (name) => `« ${name} » est enregistré`,
  hint: (count) =>
    count < 2
      ? 'Il contredit un autre texte. Une seule de ces phrases peut être juste.'
      : `Il contredit d’autres textes à ${String(count)} endroits. Une seule phrase sur deux peut être juste.`,
  own: 'Dans ce texte',
  edit: 'Continuer à modifier',
  done: 'Terminé',
}
