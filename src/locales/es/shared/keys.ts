import type * as english from '../../en/shared/keys.ts'
import type { Translation } from '../../get-texts.ts'

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  mail: {
    title: 'En los correos',
    keys: {
      next: 'Conversación siguiente',
      previous: 'Conversación anterior',
      rows: 'Moverse por la lista; Mayús selecciona',
      enter: 'Entrar en la conversación',
      leave: 'Volver a la lista',
      archive: 'Archivar o desarchivar',
      spam: 'Spam',
      assign: 'Asignar',
      assignToMe: 'Asignármela',
      snooze: 'Posponer, o dejar de posponer',
      tag: 'Etiquetar',
      settle: 'No requiere respuesta; pasa a la conversación siguiente',
      mark: 'Marcar como no leída',
      reply: 'Escribir la respuesta',
      replyAll: 'Responder a todos',
      forward: 'Reenviar a otra persona',
      note: 'Escribir una nota al equipo',
      newMessage: 'Mensaje nuevo',
      choose: 'Seleccionar o deseleccionar',
      undo: 'Deshacer la última acción',
    },
  },
  reply: {
    title: 'Con una respuesta',
    keys: {
      send: 'Enviarla y pasar a la conversación siguiente; en un Mac ⌘ Intro',
      sendAndArchive: 'Enviarla y archivar la conversación; en un Mac ⌘ Mayús Intro',
    },
  },
  search: {
    title: 'En el campo de búsqueda',
    hint: 'Palabras, y estos términos:',
    keys: [
      ['from:anna', 'Correos que envió Anna'],
      ['order:1001', 'Correos que citan este pedido'],
      ['tag:return', 'Conversaciones con la etiqueta «return»'],
      ['has:file', 'Conversaciones con un archivo'],
      ['before:2026-12-31', 'Último correo antes de este día'],
      ['after:2026-12-31', 'Último correo este día o después'],
    ],
  },
  everywhere: {
    title: 'En todas las páginas',
    keys: [
      ['/', 'Buscar conversaciones'],
      ['Ctrl K', 'Ir a una página, una conversación o una tienda; en un Mac ⌘ K'],
      ['?', 'Esta lista'],
    ],
  },
}
