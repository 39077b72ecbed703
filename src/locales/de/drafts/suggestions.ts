import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../get-texts.ts'

export const suggestionMessages: Translation<typeof english.suggestionMessages> = {
  title: 'Aus Ihren Antworten vorgeschlagen',
  hint: 'Sie haben in mehreren Antworten dieselben Wörter eines Entwurfs geändert. Nichts ändert sich, bevor Sie die Richtlinie anpassen.',
  sentence: (before, after, replies) =>
    `Sie haben in ${String(replies)} Antworten „${before}“ durch „${after}“ ersetzt. Richtlinie anpassen?`,
  show: 'Anzeigen',
  update: 'Anpassen',
  updateLabel: (sentence) => `Anpassen: ${sentence}`,
  dismiss: 'Ausblenden',
  dismissLabel: (sentence) => `Ausblenden: ${sentence}`,
  dismissed: 'Der Vorschlag wurde ausgeblendet.',
  undo: 'Rückgängig',
  noSubject: 'Kein Betreff',
  failed: 'Der Vorschlag konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
}

export const contradictionMessages: Translation<typeof english.contradictionMessages> = {
  title: 'Widersprüche in Ihren Texten',
  hint: 'Nur einer dieser Sätze kann stimmen. Nichts ändert sich, bevor Sie einen Text bearbeiten.',
  keep: 'Beide behalten',
  keepLabel: (first, second) => `Beide behalten: ${first} / ${second}`,
  edit: 'Diesen bearbeiten',
  editLabel: (title) => `Diesen bearbeiten: ${title}`,
  editOther: 'Den anderen bearbeiten',
  editOtherLabel: (title) => `Den anderen bearbeiten: ${title}`,
  replies: (count) =>
    count === 1 ? 'In 1 Antwort der letzten Zeit' : `In ${String(count)} Antworten der letzten Zeit`,
  kept: 'Beide Sätze bleiben. Sie sehen sie wieder, wenn sich einer ändert.',
  undo: 'Rückgängig',
  noSubject: 'Kein Betreff',
}
