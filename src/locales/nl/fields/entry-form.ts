import type * as english from '../../en/fields/entry-form.ts'
import type { Translation } from '../../get-texts.ts'

export const entryListMessages: Translation<typeof english.entryListMessages> = {
  cancel: 'Annuleren',
  more: 'Meer tonen',
  again: 'Opnieuw proberen',
  remove: 'Verwijderen',
  removeNamed: (title) => `${title} verwijderen`,
  removed: (title) => `‘${title}’ is verwijderd.`,
  undo: 'Ongedaan maken',
  use: (title) => `${title} voor concepten gebruiken`,
  off: 'Uit',
  changeFailed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  updated: (day) => `Gewijzigd ${day}`,
  saved: (title) => `‘${title}’ is opgeslagen.`,
  submit: 'Opslaan',
  busy: 'Bezig met opslaan',
  keepMine: 'Uw tekst staat nog in het formulier. Sla opnieuw op om de andere versie te vervangen.',
}
