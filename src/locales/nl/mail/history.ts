import type * as english from '../../en/mail/history.ts'
import type { Translation } from '../../get-texts.ts'

const you = 'U'

/** The person with the verb: “U hebt”, “Anna heeft”. */
const nameWithVerb = (actor: string) => `${actor} ${actor === you ? 'hebt' : 'heeft'}`

export const historyWords: Translation<typeof english.historyWords> = {
  label: 'Geschiedenis',
  more: (count) => `${String(count)} eerdere wijzigingen`,
  you,
  nobody: 'Een voormalig lid',
  actions: {
    assigned: (actor, about) => `${nameWithVerb(actor)} dit toegewezen aan ${about}`,
    unassigned: (actor) => `${nameWithVerb(actor)} de toewijzing opgeheven`,
    archived: (actor) => `${nameWithVerb(actor)} dit gearchiveerd`,
    restored: (actor) => `${nameWithVerb(actor)} dit naar de inbox verplaatst`,
    resolved: (actor) => `${nameWithVerb(actor)} dit op ‘Geen antwoord nodig’ gezet`,
    reopened: (actor) => `${nameWithVerb(actor)} dit op ‘Antwoord nodig’ gezet`,
    spam: (actor) => `${nameWithVerb(actor)} dit als spam gemarkeerd`,
    not_spam: (actor) => `${nameWithVerb(actor)} aangegeven dat dit geen spam is`,
    merged: (actor, about) => `${nameWithVerb(actor)} ‘${about}’ hiermee samengevoegd`,
    split: (actor, about) => `${nameWithVerb(actor)} ‘${about}’ in twee gesprekken gesplitst`,
    snoozed: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} dit uitgesteld totdat de klant antwoordt`
        : `${nameWithVerb(actor)} dit uitgesteld tot ${about}`,
    unsnoozed: (actor) => `${nameWithVerb(actor)} het uitstel beëindigd`,
    returned: () => 'Terug na uitstel',
    woken: () => 'Terug na uitstel, omdat de klant heeft geantwoord',
    follow_up: (actor, about) =>
      `${nameWithVerb(actor)} een herinnering gezet op ${about}, als er geen antwoord komt`,
    unanswered: () => 'Terug, omdat de klant niet heeft geantwoord',
    tagged: (actor, about) => `${nameWithVerb(actor)} het label ${about} toegevoegd`,
    untagged: (actor, about) => `${nameWithVerb(actor)} het label ${about} verwijderd`,
    scheduled: (actor, about) => `${nameWithVerb(actor)} een antwoord gepland voor ${about}`,
    unscheduled: (actor) => `${nameWithVerb(actor)} het geplande antwoord geannuleerd`,
    withheld: () => 'Het geplande antwoord is niet verzonden, omdat de klant opnieuw heeft geschreven',
    sent: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} een e-mail verstuurd`
        : actor === you
          ? 'Uw e-mail is volgens plan verstuurd'
          : `De e-mail van ${actor} is volgens plan verstuurd`,
    forwarded: (actor, about) => `${nameWithVerb(actor)} een e-mail doorgestuurd naar ${about}`,
    assigned_in_turn: (_actor, about) => `Om de beurt toegewezen aan ${about}`,
    unassigned_away: (_actor, about) => `Terug bij het team, omdat ${about} afwezig is`,
  },
  toSelf: (actor) =>
    actor === you ? 'U hebt dit aan uzelf toegewezen' : `${actor} heeft dit aan zichzelf toegewezen`,
  toYou: (actor) => `${actor} heeft dit aan u toegewezen`,
}
