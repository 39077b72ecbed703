import type * as english from '../../en/mail/saved-replies.ts'
import type { Translation } from '../../get-texts.ts'

export const savedReplyWords: Translation<typeof english.savedReplyWords> = {
  open: 'Opgeslagen antwoorden',
  none: 'U hebt nog geen opgeslagen antwoorden.',
  noneFound: (query) => `Geen opgeslagen antwoord bevat ‘${query}’.`,
  used: (count) => (count === 1 ? 'één keer gebruikt' : `${String(count)} keer gebruikt`),
  personal: 'alleen u',
  suggested: 'Voorgesteld',
  failed: 'De opgeslagen antwoorden konden niet worden geladen. Probeer het opnieuw.',
  insertFailed: 'Dit opgeslagen antwoord kon niet worden ingevoegd. Probeer het opnieuw.',
  inserted: (title) => `‘${title}’ is ingevoegd.`,
  undone: 'Het opgeslagen antwoord is weer verwijderd.',
  undoFailed: 'De tekst is intussen gewijzigd. Verwijder het antwoord met de hand.',
  actions: {
    assign: 'aan u toegewezen',
    tag: (names) => `gelabeld met ${names.join(' en ')}`,
    snooze: (days) =>
      days === 0
        ? 'uitgesteld totdat de klant antwoordt'
        : `${days === 1 ? 'een dag' : `${String(days)} dagen`} uitgesteld`,
    resolve: 'op ‘Geen antwoord nodig’ gezet',
  },
  whenSent: (parts) => `Bij het versturen wordt het gesprek ${parts.join(', ')}.`,
  dropActions: 'Deze acties overslaan',
  dropFailed: 'Dit kon niet worden gewijzigd. Probeer het opnieuw.',
  save: 'Opgeslagen antwoord aanmaken',
  name: 'Naam',
  text: 'Tekst',
  isPersonal: 'Alleen voor mij',
  withFiles: (count) => (count === 1 ? 'Met 1 bestand' : `Met ${String(count)} bestanden`),
  submit: 'Opslaan',
  cancel: 'Annuleren',
  nameRequired: 'Voer een naam in.',
  textRequired: 'Voer een tekst in.',
  saved: (title) => `‘${title}’ is opgeslagen. Typ / in een antwoord om het in te voegen.`,
  saveFailed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
}
