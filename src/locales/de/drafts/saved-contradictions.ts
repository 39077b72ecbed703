import type * as english from '../../en/drafts/saved-contradictions.ts'
import type { Translation } from '../../get-texts.ts'

export const savedContradictionMessages: Translation<typeof english.savedContradictionMessages> = {
  title: (name) => `„${name}“ ist gespeichert`,
  hint: (count) =>
    count === 1
      ? 'Der Text widerspricht einem anderen. Nur einer dieser Sätze kann stimmen.'
      : `Der Text widerspricht anderen an ${String(count)} Stellen. Nur einer von zwei Sätzen kann stimmen.`,
  own: 'In diesem Text',
  edit: 'Weiter bearbeiten',
  done: 'Fertig',
}
