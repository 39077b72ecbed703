import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../get-texts.ts'

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

export const contradictionMessages: Translation<typeof english.contradictionMessages> = {
  title: 'Tegenspraak in uw teksten',
  hint: 'Slechts een van deze zinnen kan kloppen. Er verandert niets voordat u een tekst bewerkt.',
  keep: 'Beide behouden',
  keepLabel: (first, second) => `Beide behouden: ${first} / ${second}`,
  edit: 'Deze bewerken',
  editLabel: (title) => `Deze bewerken: ${title}`,
  editOther: 'De andere bewerken',
  editOtherLabel: (title) => `De andere bewerken: ${title}`,
  replies: (count) => (count === 1 ? 'In 1 recent antwoord' : `In ${String(count)} recente antwoorden`),
  kept: 'Beide zinnen blijven staan. U ziet ze weer als een ervan verandert.',
  undo: 'Ongedaan maken',
  noSubject: 'Geen onderwerp',
}
