import type * as english from '../en/examples.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'

export const exampleMessages: Translation<typeof english.exampleMessages> = {
  ...entryListMessages,
  title: 'Ejemplos',
  hint: 'Mensajes reales con la respuesta que usted daría. Los borradores imitan su redacción.',
  list: 'Sus ejemplos',
  write: 'Redactar un ejemplo',
  writeFirst: 'Redactar su primer ejemplo',
  empty: 'Aún no hay ejemplos',
  emptyHint:
    'Un ejemplo es el mensaje de un cliente con la respuesta de usted. Los mensajes parecidos se responden con sus palabras. Empiece por las dos o tres preguntas que más le hacen.',
  readOnly: 'Su rol en esta tienda permite leer ejemplos, pero no redactarlos.',
  listFailed: 'No se han podido cargar sus ejemplos.',
  on: 'En uso',
  offHint: 'Los borradores no tienen en cuenta este ejemplo.',
  turnOn: 'Usar en los borradores',
  turnOff: 'No usar en los borradores',
  edit: 'Editar',
  question: 'El cliente escribe',
  answer: 'Usted responde',
  gone: 'Este ejemplo ya no existe.',
  goneHint: 'Puede que se haya eliminado.',
  turnedOn: (title) => `«${title}» vuelve a usarse en los borradores.`,
  turnedOff: (title) => `«${title}» ya no se usa en los borradores.`,
}

export const proposalMessages: Translation<typeof english.proposalMessages> = {
  title: 'Sugerencias de sus correos enviados',
  hint: 'Respuestas que usted dio a preguntas que se repiten. Se sustituyen nombres, números de pedido e importes. Los borradores no usan ninguna hasta que usted la acepte.',
  empty: 'Ahora no hay sugerencias',
  emptyHint:
    'Draftdesk busca en las respuestas más recientes de su buzón preguntas que hicieron varios clientes.',
  find: 'Buscar en los enviados',
  finding: 'Buscando en los enviados',
  found: (count) =>
    count === 0
      ? 'No se han encontrado sugerencias nuevas.'
      : count === 1
        ? 'Se ha encontrado 1 sugerencia.'
        : `Se han encontrado ${String(count)} sugerencias.`,
  accept: 'Usar como ejemplo',
  dismiss: 'Ignorar',
  dismissed: (title) => `Se ha ignorado «${title}».`,
  accepted: (title) => `«${title}» ya es un ejemplo. Los borradores lo usan.`,
  undo: 'Deshacer',
  again: 'Reintentar',
  listFailed: 'No se han podido cargar las sugerencias.',
  findFailed: 'No se ha podido buscar en los enviados. Inténtelo de nuevo.',
  acceptFailed: 'No se ha podido guardar el ejemplo. Inténtelo de nuevo.',
  dismissFailed: 'No se ha podido ignorar la sugerencia. Inténtelo de nuevo.',
  undoFailed: 'No se ha podido recuperar la sugerencia. Inténtelo de nuevo.',
}

export const replyActionMessages: Translation<typeof english.replyActionMessages> = {
  title: 'Al enviar esta respuesta',
  hint: 'Esto ocurre con la conversación cuando inserta esta respuesta y la envía. Deshacer lo revierte todo.',
  assign: 'Asignar la conversación a quien la envía',
  resolve: 'Marcar que no requiere respuesta',
  snooze: 'Posponer',
  noSnooze: 'No posponer',
  days: (days) =>
    days === 0 ? 'Hasta que el cliente responda' : days === 1 ? 'Un día' : `${String(days)} días`,
  tags: 'Añadir etiquetas',
  submit: 'Guardar',
  saved: 'Se han guardado las acciones de esta respuesta.',
  failed: 'No se ha podido guardar. Inténtelo de nuevo.',
  conflict: 'Mientras tanto, alguien de su equipo ha cambiado este ejemplo. Vuelva a cargar la página.',
}

export const replyFileMessages: Translation<typeof english.replyFileMessages> = {
  title: 'Archivos',
  hint: 'Estos archivos se adjuntan cuando inserta este texto.',
  none: 'Aún no hay archivos.',
  add: 'Añadir archivos',
  adding: (name) => `Añadiendo ${name}`,
  remove: (name) => `Quitar ${name}`,
  failed: (name) => `No se ha podido añadir «${name}». Inténtelo de nuevo.`,
  removeFailed: (name) => `No se ha podido quitar «${name}». Inténtelo de nuevo.`,
}

export const exampleFormMessages: Translation<typeof english.exampleFormMessages> = {
  ...entryListMessages,
  create: 'Redactar un ejemplo',
  edit: 'Editar el ejemplo',
  back: 'Ejemplos',
  hint: 'Omita nombres, direcciones y números de pedido. Un borrador los toma del mensaje al que responde.',
  name: 'Título',
  question: 'El mensaje del cliente',
  answer: 'Su respuesta',
  titleRequired: 'Introduzca un título.',
  questionRequired: 'Introduzca el mensaje del cliente.',
  answerRequired: 'Introduzca la respuesta.',
  failed: 'No se ha podido guardar el ejemplo. Inténtelo de nuevo.',
  gone: 'Este ejemplo ya no existe.',
  conflict: 'Mientras tanto, alguien de su equipo ha cambiado este ejemplo. Esta es su versión:',
}
