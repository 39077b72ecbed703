import type * as english from '../../en/drafts/saved-contradictions.ts'
import type { Translation } from '../../get-texts.ts'

export const savedContradictionMessages: Translation<typeof english.savedContradictionMessages> = {
  title: (name) => `«${name}» se ha guardado`,
  hint: (count) =>
    count === 1
      ? 'Contradice otro texto. Solo una de estas frases puede ser correcta.'
      : `Contradice otros textos en ${String(count)} lugares. De cada dos frases, solo una puede ser correcta.`,
  own: 'En este texto',
  edit: 'Seguir editando',
  done: 'Listo',
}
