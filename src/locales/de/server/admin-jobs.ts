import type * as english from '../../en/server/admin-jobs.ts'
import type { Translation } from '../../get-texts.ts'

export const adminJobMessages: Translation<typeof english.adminJobMessages> = {
  again: 'Erneut versuchen',
  title: 'Aufgaben',
  hint: 'Hintergrundaufgaben aller Stores.',
  queues: 'Warteschlangen',
  columns: {
    kind: 'Aufgabe',
    due: 'Fällig',
    running: 'Läuft',
    waiting: 'Später',
    parked: 'Fehlgeschlagen',
    delay: 'Älteste wartet',
  },
  delay: (seconds) => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${seconds} s`
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
  },
  retried: 'Gescheitert, wird wiederholt',
  noRetried: 'Keine Aufgabe scheitert',
  noRetriedHint: 'Aufgaben, deren letzter Versuch gescheitert ist, stehen hier, bis sie gelingen.',
  next: (moment, tries) => `${tries === 1 ? '1 Versuch' : `${tries} Versuche`}, nächster ${moment}`,
  parkedHint: (count) =>
    count === 1
      ? '1 Aufgabe wurde aufgegeben. Starten Sie sie in der Übersicht erneut.'
      : `${count} Aufgaben wurden aufgegeben. Starten Sie sie in der Übersicht erneut.`,
  failed: 'Die Aufgaben konnten nicht geladen werden.',
  activity: {
    title: 'Aktivität',
    hint: 'Was Superadmins in allen Stores getan haben.',
    none: 'Noch nichts',
    noneHint: 'Hier stehen die Aktionen von Superadmins.',
    failed: 'Die Aktivität konnte nicht geladen werden.',
    more: 'Ältere Einträge anzeigen',
    newest: 'Zurück zu den neuesten',
    pages: 'Seiten',
    inStore: (name) => `in ${name}`,
    deleted: 'eine gelöschte Person',
    // The name of the person follows.
    sentences: {
      person_locked: 'hat gesperrt:',
      person_unlocked: 'hat entsperrt:',
      person_signed_out: 'hat überall abgemeldet:',
      person_code_sent: 'hat einen neuen Bestätigungscode gesendet an',
      super_admin_granted: 'hat zum Superadmin gemacht:',
      super_admin_revoked: 'hat die Rechte eines Superadmins entzogen:',
      two_step_reset: 'hat die Anmeldung in zwei Schritten zurückgesetzt für',
    },
    rerun: (kind) => `hat eine fehlgeschlagene Aufgabe erneut gestartet: ${kind}`,
  },
}
