import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../words.ts'

/** Suggestions to change a document, from edits in sent replies, in Dutch. */
export const suggestionMessages: Translation<typeof english.suggestionMessages> = {
  title: 'Voorgesteld op basis van uw antwoorden',
  hint: 'U hebt in meerdere antwoorden dezelfde woorden van een concept gewijzigd. Er verandert niets voordat u het beleid bijwerkt.',
  sentence: (before, after, replies) =>
    `U hebt in ${String(replies)} antwoorden “${before}” vervangen door “${after}”. Beleid bijwerken?`,
  show: 'Tonen',
  update: 'Bijwerken',
  updateLabel: (sentence) => `Bijwerken: ${sentence}`,
  dismiss: 'Verbergen',
  dismissLabel: (sentence) => `Verbergen: ${sentence}`,
  dismissed: 'Het voorstel is verborgen.',
  undo: 'Ongedaan maken',
  noSubject: 'Geen onderwerp',
  failed: 'Het voorstel kon niet worden gewijzigd. Probeer het opnieuw.',
}
