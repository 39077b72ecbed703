import type * as english from '../../en/mail/history.ts'
import type { Translation } from '../../get-texts.ts'

export const historyWords: Translation<typeof english.historyWords> = {
  label: 'Historial',
  more: (count) => (count === 1 ? '1 cambio anterior' : `${String(count)} cambios anteriores`),
  you: 'Usted',
  nobody: 'Un antiguo miembro',
  actions: {
    assigned: (actor, about) => `${actor} asignó la conversación a ${about}`,
    unassigned: (actor) => `${actor} quitó la asignación`,
    archived: (actor) => `${actor} archivó la conversación`,
    restored: (actor) => `${actor} devolvió la conversación a la bandeja de entrada`,
    resolved: (actor) => `${actor} indicó que no requiere respuesta`,
    reopened: (actor) => `${actor} indicó que está por responder`,
    spam: (actor) => `${actor} marcó la conversación como spam`,
    not_spam: (actor) => `${actor} indicó que no es spam`,
    merged: (actor, about) => `${actor} unió «${about}» a esta conversación`,
    split: (actor, about) => `${actor} dividió «${about}» en dos conversaciones`,
    snoozed: (actor, about) =>
      about === ''
        ? `${actor} pospuso la conversación hasta que el cliente responda`
        : `${actor} pospuso la conversación hasta el ${about}`,
    unsnoozed: (actor) => `${actor} dejó de posponer la conversación`,
    returned: () => 'De vuelta tras posponerse',
    woken: () => 'De vuelta porque el cliente respondió',
    follow_up: (actor, about) => `${actor} puso un recordatorio para el ${about} si no hay respuesta`,
    unanswered: () => 'De vuelta porque el cliente no respondió',
    tagged: (actor, about) => `${actor} añadió la etiqueta ${about}`,
    untagged: (actor, about) => `${actor} quitó la etiqueta ${about}`,
    scheduled: (actor, about) => `${actor} programó una respuesta para el ${about}`,
    unscheduled: (actor) => `${actor} canceló la respuesta programada`,
    withheld: () => 'La respuesta programada no se envió porque el cliente volvió a escribir',
    sent: (actor, about) =>
      about === ''
        ? `${actor} envió un correo`
        : `Se envió el correo programado por ${actor === 'Usted' ? 'usted' : actor}`,
    forwarded: (actor, about) => `${actor} reenvió un correo a ${about}`,
    assigned_in_turn: (_actor, about) => `Asignada por turno a ${about}`,
    unassigned_away: (_actor, about) => `De vuelta al equipo porque ${about} está ausente`,
  },
  toSelf: (actor) => `${actor} se asignó la conversación`,
  toYou: (actor) => `${actor} le asignó la conversación`,
}
