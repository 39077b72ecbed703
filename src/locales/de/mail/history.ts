import type * as english from '../../en/mail/history.ts'
import type { Translation } from '../../get-texts.ts'

const you = 'Sie'

/** The person with the verb: “Sie haben”, “Anna hat”. */
const nameWithVerb = (actor: string) => `${actor} ${actor === you ? 'haben' : 'hat'}`

export const historyWords: Translation<typeof english.historyWords> = {
  label: 'Verlauf',
  more: (count) => `${String(count)} frühere Änderungen`,
  you,
  nobody: 'Ein ehemaliges Mitglied',
  actions: {
    assigned: (actor, about) => `${nameWithVerb(actor)} die Konversation ${about} zugewiesen`,
    unassigned: (actor) => `${nameWithVerb(actor)} die Zuweisung aufgehoben`,
    archived: (actor) => `${nameWithVerb(actor)} die Konversation archiviert`,
    restored: (actor) => `${nameWithVerb(actor)} die Konversation in den Posteingang verschoben`,
    resolved: (actor) => `${nameWithVerb(actor)} „Keine Antwort nötig“ gesetzt`,
    reopened: (actor) => `${nameWithVerb(actor)} „Antwort nötig“ gesetzt`,
    spam: (actor) => `${nameWithVerb(actor)} die Konversation als Spam markiert`,
    not_spam: (actor) => `${nameWithVerb(actor)} die Spam-Markierung aufgehoben`,
    merged: (actor, about) => `${nameWithVerb(actor)} „${about}“ mit dieser Konversation zusammengeführt`,
    split: (actor, about) => `${nameWithVerb(actor)} „${about}“ in zwei Konversationen geteilt`,
    snoozed: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} die Konversation zurückgestellt, bis der Kunde antwortet`
        : `${nameWithVerb(actor)} die Konversation bis ${about} zurückgestellt`,
    unsnoozed: (actor) => `${nameWithVerb(actor)} die Zurückstellung beendet`,
    returned: () => 'Wieder vorgelegt',
    woken: () => 'Wieder vorgelegt, weil der Kunde geantwortet hat',
    follow_up: (actor, about) =>
      `${nameWithVerb(actor)} eine Erinnerung für ${about} gesetzt, falls keine Antwort kommt`,
    unanswered: () => 'Wieder vorgelegt, weil der Kunde nicht geantwortet hat',
    tagged: (actor, about) => `${nameWithVerb(actor)} das Schlagwort ${about} gesetzt`,
    untagged: (actor, about) => `${nameWithVerb(actor)} das Schlagwort ${about} entfernt`,
    scheduled: (actor, about) => `${nameWithVerb(actor)} eine Antwort für ${about} geplant`,
    unscheduled: (actor) => `${nameWithVerb(actor)} die geplante Antwort abgebrochen`,
    withheld: () => 'Die geplante Antwort wurde nicht gesendet, weil der Kunde wieder geschrieben hat',
    sent: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} eine E-Mail gesendet`
        : actor === you
          ? 'Ihre E-Mail wurde wie geplant gesendet'
          : `Die E-Mail von ${actor} wurde wie geplant gesendet`,
    forwarded: (actor, about) => `${nameWithVerb(actor)} eine E-Mail an ${about} weitergeleitet`,
    assigned_in_turn: (_actor, about) => `Der Reihe nach ${about} zugewiesen`,
    unassigned_away: (_actor, about) => `Zurück beim Team, weil ${about} abwesend ist`,
  },
  toSelf: (actor) => `${nameWithVerb(actor)} sich die Konversation zugewiesen`,
  toYou: (actor) => `${actor} hat Ihnen die Konversation zugewiesen`,
}
