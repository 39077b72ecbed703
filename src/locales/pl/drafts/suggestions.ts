import type * as english from '../../en/drafts/suggestions.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

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
  failed: 'Nie udało się zmienić propozycji. Proszę spróbować ponownie.',
}

export const contradictionMessages: Translation<typeof english.contradictionMessages> = {
  title: 'Sprzeczności w tekstach',
  hint: 'Tylko jedno z tych zdań może być prawdziwe. Nic się nie zmieni przed edycją tekstu.',
  keep: 'Zachowaj oba',
  keepLabel: (first, second) => `Zachowaj oba: ${first} / ${second}`,
  edit: 'Edytuj to',
  editLabel: (title) => `Edytuj to: ${title}`,
  editOther: 'Edytuj drugie',
  editOtherLabel: (title) => `Edytuj drugie: ${title}`,
  replies: (count) =>
    formatPlural('pl', count, {
      one: `W 1 niedawnej odpowiedzi`,
      other: `W ${String(count)} niedawnych odpowiedziach`,
    }),
  kept: 'Oba zdania pozostają. Pojawią się znowu, gdy jedno z nich się zmieni.',
  undo: 'Cofnij',
  noSubject: 'Bez tematu',
}
