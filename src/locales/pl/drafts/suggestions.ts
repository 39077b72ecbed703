import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../words.ts'

/** Suggestions to change a document, from edits in sent replies, in Polish. */
export const suggestionMessages: Translation<typeof english.suggestionMessages> = {
  title: 'Propozycje na podstawie odpowiedzi',
  hint: 'W kilku odpowiedziach zmieniono te same słowa szkicu. Nic się nie zmieni, dopóki zasady nie zostaną zaktualizowane.',
  sentence: (before, after, replies) =>
    `Zmieniono „${before}” na „${after}” w tylu odpowiedziach: ${String(replies)}. Zaktualizować zasady?`,
  show: 'Pokaż',
  update: 'Zaktualizuj',
  updateLabel: (sentence) => `Zaktualizuj: ${sentence}`,
  dismiss: 'Odrzuć',
  dismissLabel: (sentence) => `Odrzuć: ${sentence}`,
  dismissed: 'Propozycja została odrzucona.',
  undo: 'Cofnij',
  noSubject: 'Bez tematu',
  failed: 'Nie udało się zmienić propozycji. Spróbuj ponownie.',
}
