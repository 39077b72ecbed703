import type * as english from '../en/mail-list.ts'
import { formatConversationCount } from './shared/emails.ts'
import type { Translation } from '../get-texts.ts'

export const listWords: Translation<typeof english.listWords> = {
  clock: { utc: 'Zeiten in UTC.', own: 'Zeiten in Ihrer Zeitzone. Tage nach UTC.' },
  filtersLabel: 'Listen der E-Mails',
  narrowLabel: 'Nur anzeigen',
  narrow: {
    unread: 'Ungelesen',
    needs_reply: 'Antwort nötig',
    mine: 'Meine',
    unassigned: 'Nicht zugewiesen',
    oldest: 'Älteste zuerst',
  },
  unread: 'Ungelesen',
  states: {
    spam: 'Spam',
    draft: 'Entwurf',
    reply: 'Antwort nötig',
    waiting: 'Wartet',
    leaving: 'Wird gesendet',
    failed: 'Nicht gesendet',
    unknown: 'Nicht bestätigt',
    later: 'Zurückgestellt',
  },
  listLabel: 'Konversationen',
  assignedTo: (name) => `Zugewiesen: ${name}`,
  choose: (subject) => `„${subject}“ auswählen`,
  chosen: 'Aktionen für die ausgewählten Konversationen',
  chosenCount: (count) => `${String(count)} ausgewählt`,
  done: {
    archive: (count) => `${formatConversationCount(count)} archiviert.`,
    restore: (count) => `${formatConversationCount(count)} in den Posteingang verschoben.`,
    read: (count) => `${formatConversationCount(count)} als gelesen markiert.`,
    unread: (count) => `${formatConversationCount(count)} als ungelesen markiert.`,
    settle: (count) => `${formatConversationCount(count)} auf „Keine Antwort nötig“ gesetzt.`,
  },
  noneFound: {
    title: 'Nichts gefunden',
    words: (query) => `Keine Konversation in dieser Liste enthält „${query}“.`,
    terms: 'Sie können auch mit from:, order:, tag:, has:file, before: und after: suchen.',
    narrow: 'Keine Konversation in dieser Liste passt zu diesen Filtern.',
    action: 'Ganze Liste anzeigen',
  },
  days: { today: 'Heute', yesterday: 'Gestern', undated: 'Ohne Datum' },
  you: 'Sie',
  count: (emails) => `${String(emails)} E-Mails`,
  newest: 'Neueste E-Mails',
  pages: 'Seiten dieser Liste',
  listFailed: 'Ihre E-Mails konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  noMail: {
    title: 'Noch keine E-Mails',
    linked:
      'Ihr E-Mail-Konto ist verknüpft. Seine E-Mails erscheinen hier während des Imports. Den Fortschritt sehen Sie unter „Integrationen“.',
    unlinked: 'Verknüpfen Sie das E-Mail-Konto, an das Ihre Kunden schreiben.',
    action: 'Zu den Integrationen',
  },
  empty: {
    drafts: {
      title: 'Keine Entwürfe warten',
      text: 'Hier stehen Konversationen mit einem Entwurf, den Sie lesen können.',
    },
    all: {
      title: 'Ihr Posteingang ist leer',
      text: 'Archivierte und zurückgestellte Konversationen stehen in eigenen Listen.',
    },
    sent: {
      title: 'Noch nichts gesendet',
      text: 'Konversationen stehen hier, sobald Sie geantwortet haben.',
    },
    archive: {
      title: 'Das Archiv ist leer',
      text: 'Konversationen, die Sie archivieren, bleiben hier. Sie können sie zurück in den Posteingang verschieben.',
    },
    snoozed: {
      title: 'Nichts ist zurückgestellt',
      text: 'Zurückgestellte Konversationen warten hier, bis ihre Zeit kommt oder der Kunde antwortet.',
    },
  },
  unopened: {
    title: 'Keine Konversation ist offen',
    text: 'Wählen Sie eine aus der Liste. Hier sehen Sie dann ihre E-Mails und den Entwurf.',
  },
  noneOlder: { title: 'Keine älteren Konversationen', text: 'Das war die letzte Seite der Liste.' },
}

export const liveUpdateWords: Translation<typeof english.liveUpdateWords> = {
  fresh: (count) => `${String(count)} neu`,
  changed: 'Die Liste hat sich geändert. Anzeigen',
  replied: (name) => `${name} hat geantwortet`,
  draftArrived: 'Für diese Konversation ist ein Entwurf bereit.',
}

export const unsentReplyWords: Translation<typeof english.unsentReplyWords> = {
  stopped: (count, detail) =>
    `${count === 1 ? 'Eine Antwort wartet' : `${String(count)} Antworten warten`} auf das Senden. ${detail}`,
  unknown: (count) =>
    count === 1
      ? 'Die Zustellung einer Antwort ist nicht bestätigt.'
      : `Die Zustellung von ${String(count)} Antworten ist nicht bestätigt.`,
  failed: (count) =>
    count === 1 ? 'Eine Antwort wurde nicht gesendet.' : `${String(count)} Antworten wurden nicht gesendet.`,
  check: 'E-Mail-Konto prüfen',
  show: 'Anzeigen',
}
