import type * as english from '../../en/shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const formatConversationCount: Translation<typeof english.formatConversationCount> = (count) =>
  count === 1 ? '1 conversación' : `${String(count)} conversaciones`

export const emailMessages: Translation<typeof english.emailMessages> = {
  title: 'Correos',
  filters: {
    drafts: 'Borradores',
    all: 'Todos',
    sent: 'Enviados',
    archive: 'Archivo',
    snoozed: 'Pospuestos',
  },
  later: {
    until: (time) => `Pospuesto: ${time}`,
    answer: 'Pospuesto hasta la respuesta',
    sends: (time) => `Envío: ${time}`,
    snooze: 'De vuelta tras posponerse',
    follow_up: 'Aún sin respuesta',
  },
  search: 'Buscar',
  searchLabel: 'Buscar conversaciones',
  weekdays: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
  unknownSender: 'Remitente desconocido',
  noRecipient: 'Aún sin destinatario',
  noSubject: '(sin asunto)',
  /** Labels of the fields that replies are signed with. */
  sender: { name: 'Nombre del remitente', signature: 'Firma' },
  note: (text) => `Nota: ${text}`,
  yours: (text) => `Usted: ${text}`,
}
