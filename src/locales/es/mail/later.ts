import type * as english from '../../en/mail/later.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const laterWords: Translation<typeof english.laterWords> = {
  snooze: 'Posponer',
  unsnooze: 'Dejar de posponer',
  snoozeHint: 'Oculta esta conversación hasta un momento dado o hasta que el cliente responda.',
  today: 'Hoy, más tarde',
  tomorrow: 'Mañana',
  monday: 'El próximo lunes',
  answer: 'Hasta que el cliente responda',
  other: 'Fecha y hora',
  choose: 'Elegir este momento',
  past: 'Elija un momento futuro.',
  cancel: 'Cancelar',
  utc: 'Las horas están en UTC.',
  zone: (name) => `Zona horaria: ${name.replaceAll('_', ' ')}.`,
  send: 'Enviar más tarde',
  remind: 'Enviar y recordármelo si no hay respuesta',
  ways: 'Más formas de enviar',
  scheduled: (time) => `Su respuesta se enviará el ${time}.`,
  leaves: (time) => `Se envía el ${time}`,
  edit: 'Editar',
  stop: 'Cancelar el envío',
  snoozed: (subject) => `«${subject}» está pospuesta.`,
  snoozedMany: (count) => `${formatConversationCount(count)} ${count === 1 ? 'pospuesta' : 'pospuestas'}.`,
  unsnoozed: (subject) => `«${subject}» ha vuelto a la bandeja de entrada.`,
  unsnoozedMany: (count) => `${formatConversationCount(count)} de vuelta en la bandeja de entrada.`,
}
