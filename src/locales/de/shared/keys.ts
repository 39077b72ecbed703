import type * as english from '../../en/shared/keys.ts'
import type { Translation } from '../../get-texts.ts'

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  mail: {
    title: 'In den E-Mails',
    keys: {
      next: 'Nächste Konversation',
      previous: 'Vorherige Konversation',
      rows: 'Durch die Liste gehen; mit der Umschalttaste auswählen',
      enter: 'In die Konversation gehen',
      leave: 'Zurück zur Liste',
      archive: 'Archivieren oder in den Posteingang verschieben',
      spam: 'Spam',
      assign: 'Zuweisen',
      assignToMe: 'Mir zuweisen',
      snooze: 'Zurückstellen oder Zurückstellung beenden',
      tag: 'Schlagwort setzen',
      settle: 'Keine Antwort nötig; weiter zur nächsten Konversation',
      mark: 'Als ungelesen markieren',
      reply: 'Antwort schreiben',
      replyAll: 'Allen antworten',
      forward: 'An eine andere Person weiterleiten',
      note: 'Notiz an das Team schreiben',
      newMessage: 'Neue E-Mail',
      choose: 'Auswählen oder Auswahl aufheben',
      undo: 'Letzte Aktion rückgängig machen',
    },
  },
  reply: {
    title: 'Beim Antworten',
    keys: {
      send: 'Senden und zur nächsten Konversation gehen; auf dem Mac ⌘ Enter',
      sendAndArchive: 'Senden und die Konversation archivieren; auf dem Mac ⌘ Umschalt Enter',
    },
  },
  search: {
    title: 'Im Suchfeld',
    hint: 'Wörter und diese Begriffe:',
    keys: [
      ['from:anna', 'E-Mails von Anna'],
      ['order:1001', 'E-Mails, die diese Bestellung nennen'],
      ['tag:return', 'Konversationen mit dem Schlagwort Return'],
      ['has:file', 'Konversationen mit einer Datei'],
      ['before:2026-12-31', 'Letzte E-Mail vor diesem Tag'],
      ['after:2026-12-31', 'Letzte E-Mail an diesem Tag oder später'],
    ],
  },
  everywhere: {
    title: 'Auf jeder Seite',
    keys: [
      ['/', 'Konversationen durchsuchen'],
      ['Ctrl K', 'Zu einer Seite, einer Konversation oder einem Store gehen; auf dem Mac ⌘ K'],
      ['?', 'Diese Liste'],
    ],
  },
}
