import type * as english from '../../en/mail/conversation.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

const me = 'Ich'

export const threadWords: Translation<typeof english.threadWords> = {
  back: {
    drafts: 'Entwürfe',
    all: 'Alle E-Mails',
    sent: 'Gesendet',
    archive: 'Archiv',
    snoozed: 'Zurückgestellt',
  },
  failed: 'Diese Konversation konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  place: (position, all) => `${String(position)} von ${String(all)}`,
  previous: 'Vorherige Konversation',
  next: 'Nächste Konversation',
  side: 'Details',
  closeSide: 'Details schließen',
  customer: 'Kunde',
  goneHint: 'Vielleicht gehört sie zu einem anderen Store, oder die Adresse ist unvollständig.',
  noDate: 'Ohne Datum',
  noText: 'Diese E-Mail hat keinen Text.',
  cut: 'Diese E-Mail ist länger: Hier steht nur der Anfang. Den Rest finden Sie in Ihrem Mailprogramm.',
  latest: (shown, all) => `Nur die neuesten ${String(shown)} von ${String(all)} E-Mails werden angezeigt.`,
  archive: 'Archivieren',
  inbox: 'In den Posteingang',
  assignee: 'Zuständig',
  me,
  nobody: 'Nicht zugewiesen',
  away: (name) => `${name} (abwesend)`,
  assigned: (name, subject) =>
    name === me ? `„${subject}“ ist Ihnen zugewiesen.` : `„${subject}“ ist ${name} zugewiesen.`,
  unassigned: (subject) => `Die Zuweisung von „${subject}“ ist aufgehoben.`,
  assignedMany: (name, count) =>
    name === me
      ? `${formatConversationCount(count)} Ihnen zugewiesen.`
      : `${formatConversationCount(count)} ${name} zugewiesen.`,
  unassignedMany: (count) => `Zuweisung von ${formatConversationCount(count)} aufgehoben.`,
  assign: 'Zuweisen',
  assignToMe: 'Mir zuweisen',
  toConversation: 'Zur Konversation',
  actions: 'Weitere Aktionen',
  spam: 'Spam',
  notSpam: 'Kein Spam',
  spamHint: 'Archiviert diese Konversation und künftige E-Mails dieses Absenders.',
  markedSpam: (subject) =>
    `„${subject}“ ist als Spam markiert. Künftige E-Mails dieses Absenders kommen ins Archiv.`,
  unmarkedSpam: (subject) => `„${subject}“ ist kein Spam und wieder im Posteingang.`,
  archived: (subject) => `„${subject}“ wurde archiviert.`,
  restored: (subject) => `„${subject}“ ist wieder im Posteingang.`,
  changeFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  settle: 'Keine Antwort nötig',
  settled: (subject) => `„${subject}“ braucht keine Antwort.`,
  unsettled: (subject) => `„${subject}“ braucht eine Antwort.`,
  toExample: 'Als Beispiel übernehmen',
  markUnread: 'Als ungelesen markieren',
  markRead: 'Als gelesen markieren',
  markedUnread: (subject) => `„${subject}“ ist als ungelesen markiert.`,
  markedRead: (subject) => `„${subject}“ ist als gelesen markiert.`,
  kinds: {
    bounce: 'Nicht zugestellt',
    calendar: 'Kalender',
    auto: 'Automatische Antwort',
    list: 'Newsletter',
    notice: 'Mitteilung',
  },
  isCustomer: 'Das ist ein Kunde',
  notCustomer: 'Kein Kunde',
  sorted: {
    customer: 'E-Mails dieses Absenders gelten jetzt als E-Mails eines Kunden.',
    notice: 'E-Mails dieses Absenders warten nicht mehr auf eine Antwort.',
  },
  otherHost: (shown) => `Öffnet eine andere Website, nicht ${shown}`,
  forged: 'Absender nicht bestätigt',
  forgedHint:
    'Die Prüfung des Absenders ist gescheitert. Vielleicht hat jemand anderes diese E-Mail geschrieben. Fragen Sie den Kunden auf anderem Weg, bevor Sie Geld oder Daten senden.',
  sentBy: (name) => `Gesendet von ${name}`,
  newcomer: 'Neu hier',
  newcomerHint: 'Dieser Absender ist neu in dieser Konversation.',
  answered: 'In einem anderen Programm beantwortet',
  undelivered: 'Nicht zugestellt',
  to: 'An',
  cc: 'Cc',
  others: (count) => `und ${String(count)} weitere`,
  quoted: 'Zitierten Text anzeigen',
  attachments: 'Anhänge',
  pictures: 'Bilder',
  showPicture: (name) => `${name} anzeigen`,
  previousPicture: 'Vorheriges',
  nextPicture: 'Nächstes',
  download: 'Herunterladen',
  close: 'Schließen',
  original: 'Original anzeigen',
  originalOf: (sender) => `Original der E-Mail von ${sender}`,
  more: 'Mehr',
  split: 'Hier teilen',
  splitHint: 'Diese und alle späteren E-Mails werden eine neue Konversation.',
  splitDone: 'Das ist jetzt eine neue Konversation.',
  drafts: 'Antwortentwurf',
  draft: (number) => `Entwurf ${String(number)}`,
  draftHint:
    'Nichts wird automatisch gesendet. Kopieren Sie den Entwurf in Ihr Mailprogramm und ändern Sie ihn nach Belieben.',
  draftCut: 'Dieser Entwurf ist länger: Hier steht nur der Anfang, und nur dieser wird kopiert.',
  copy: 'Entwurf kopieren',
  copied: 'Der Entwurf wurde kopiert.',
  copyFailed:
    'Der Entwurf konnte nicht kopiert werden. Er ist jetzt markiert: Kopieren Sie ihn per Tastatur.',
}

export const originalEmailWords: Translation<typeof english.originalEmailWords> = {
  title: 'Original der E-Mail',
  failed: 'Das Original konnte nicht geladen werden.',
  without: (count) =>
    count === 1
      ? 'Ein Bild von einem anderen Server wird nicht angezeigt.'
      : `${String(count)} Bilder von anderen Servern werden nicht angezeigt.`,
  show: 'Bilder anzeigen',
}
