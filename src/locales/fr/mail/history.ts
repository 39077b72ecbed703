import type * as english from '../../en/mail/history.ts'
import type { Translation } from '../../get-texts.ts'

/** The subject of a sentence with its auxiliary verb, in French. */
const nameWithVerb = (actor: string) => (actor === 'Vous' ? 'Vous avez' : `${actor} a`)

export const historyWords: Translation<typeof english.historyWords> = {
  label: 'Historique',
  more: (count) =>
    count < 2 ? `${String(count)} changement antérieur` : `${String(count)} changements antérieurs`,
  you: 'Vous',
  nobody: 'Un ancien membre',
  actions: {
    assigned: (actor, about) => `${nameWithVerb(actor)} assigné la conversation à ${about}`,
    unassigned: (actor) => `${nameWithVerb(actor)} retiré l’assignation`,
    archived: (actor) => `${nameWithVerb(actor)} archivé la conversation`,
    restored: (actor) => `${nameWithVerb(actor)} remis la conversation dans la boîte de réception`,
    resolved: (actor) => `${nameWithVerb(actor)} indiqué qu’il n’y a pas de réponse à donner`,
    reopened: (actor) => `${nameWithVerb(actor)} indiqué qu’il faut répondre`,
    spam: (actor) => `${nameWithVerb(actor)} marqué la conversation comme spam`,
    not_spam: (actor) => `${nameWithVerb(actor)} indiqué que ce n’est pas un spam`,
    merged: (actor, about) => `${nameWithVerb(actor)} fusionné « ${about} » avec cette conversation`,
    split: (actor, about) => `${nameWithVerb(actor)} scindé « ${about} » en deux conversations`,
    snoozed: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} reporté la conversation jusqu’à la réponse du client`
        : `${nameWithVerb(actor)} reporté la conversation au ${about}`,
    unsnoozed: (actor) => `${nameWithVerb(actor)} mis fin au report`,
    returned: () => 'De retour après le report',
    woken: () => 'De retour avant la fin du report, car le client a répondu',
    follow_up: (actor, about) =>
      `${nameWithVerb(actor)} programmé un rappel le ${about} si aucune réponse n’arrive`,
    unanswered: () => 'De retour, car le client n’a pas répondu',
    tagged: (actor, about) => `${nameWithVerb(actor)} ajouté l’étiquette ${about}`,
    untagged: (actor, about) => `${nameWithVerb(actor)} retiré l’étiquette ${about}`,
    scheduled: (actor, about) => `${nameWithVerb(actor)} programmé une réponse pour le ${about}`,
    unscheduled: (actor) => `${nameWithVerb(actor)} annulé la réponse programmée`,
    withheld: () => 'La réponse programmée n’a pas été envoyée, car le client a de nouveau écrit',
    sent: (actor, about) =>
      about === ''
        ? `${nameWithVerb(actor)} envoyé un e-mail`
        : `L’e-mail programmé par ${actor === 'Vous' ? 'vous' : actor} a été envoyé`,
    forwarded: (actor, about) => `${nameWithVerb(actor)} transféré un e-mail à ${about}`,
    assigned_in_turn: (_actor, about) => `Assignée à tour de rôle à ${about}`,
    unassigned_away: (_actor, about) => `De retour dans l’équipe, en raison d’une absence : ${about}`,
  },
  toSelf: (actor) =>
    actor === 'Vous' ? 'Vous vous êtes assigné la conversation' : `${actor} s’est assigné la conversation`,
  toYou: (actor) => `${actor} vous a assigné la conversation`,
}
