import type * as english from '../../en/mail/composer.ts'
import type { Translation } from '../../get-texts.ts'

const countSeconds = (seconds: number) => (seconds === 1 ? '1 segundo' : `${String(seconds)} segundos`)

export const composerWords: Translation<typeof english.composerWords> = {
  begin: 'Escribir una respuesta',
  observer:
    'Su rol en esta tienda es observador: puede leer correos y escribir notas. Responde el resto del equipo.',
  write: 'Mensaje nuevo',
  draft: (number) => `Borrador ${String(number)}`,
  to: 'Para',
  cc: 'Cc',
  subject: 'Asunto',
  nobody: 'aún sin destinatario',
  noSubject: 'sin asunto',
  body: 'Su respuesta',
  sheet: 'Respuesta completa',
  show: 'Mostrar el texto',
  signature: 'Debajo se añade su firma.',
  quoted: (line) => `Citado debajo: ${line}`,
  notQuoted: (people) =>
    `No se cita ningún correo anterior. El correo al que responde no se envió a ${people}.`,
  send: 'Enviar',
  sendAndNext: 'Enviar y siguiente',
  sendAndArchive: 'Enviar y archivar',
  sentAndArchived: (seconds) =>
    seconds > 0
      ? `Su respuesta sale en ${countSeconds(seconds)}. La conversación está archivada.`
      : 'Su respuesta está saliendo. La conversación está archivada.',
  sender: {
    title: 'Antes de su primera respuesta',
    hint: 'Los clientes ven este nombre, y la firma debajo de cada respuesta.',
    submit: 'Guardar',
    saved: 'Sus respuestas ya tienen nombre y firma.',
    from: (person, store) => `${person} de ${store}`,
  },
  rewrite: 'Reescribir',
  save: 'Guardar',
  discard: 'Descartar',
  attach: 'Adjuntar',
  attachments: 'Archivos adjuntos',
  removeFile: (name) => `Quitar ${name}`,
  keys: 'Ctrl o Cmd e Intro para enviar.',
  saved: 'Guardado',
  saving: 'Guardando',
  unsaved: 'Aún sin guardar',
  offline: 'No guardado: no hay conexión. Su texto se queda en este navegador.',
  lost: 'Este texto no formaba parte de la respuesta que se envió o descartó',
  keep: 'Conservar como respuesta nueva',
  restored: 'Se ha recuperado su texto sin guardar.',
  uploading: 'Adjuntando',
  failed: 'No se ha podido guardar. Su texto sigue aquí.',
  sendFailed: 'No se ha podido enviar. Su texto sigue aquí.',
  conflict:
    'Mientras tanto, alguien de su equipo ha cambiado esta respuesta. Esta es su versión. El texto de usted sigue en el formulario.',
  sent: (seconds) =>
    seconds > 0 ? `Su respuesta sale en ${countSeconds(seconds)}.` : 'Su respuesta está saliendo.',
  discarded: 'El borrador está descartado.',
  undoFailed: 'No se ha podido anular el envío de su respuesta.',
  sentNew: (seconds) =>
    seconds > 0 ? `Su correo sale en ${countSeconds(seconds)}.` : 'Su correo está saliendo.',
  undone: 'Se ha anulado el envío de su respuesta.',
  settled: 'El correo está marcado como entregado.',
  resent: 'El correo se envía de nuevo.',
  news: 'Nuevo desde que abrió esta página',
  you: 'Usted',
  repliedMeanwhile: (name, ago) => `${name} ha respondido ${ago}. ¿Enviar de todos modos?`,
  ago: (minutes) => {
    if (minutes < 1) return 'ahora mismo'
    const [count, unit] =
      minutes < 60
        ? [minutes, 'minuto']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'hora']
          : [Math.floor(minutes / 1440), 'día']
    return `hace ${String(count)} ${unit}${count === 1 ? '' : 's'}`
  },
  sendAnyway: 'Enviar de todos modos',
  failedNote: 'Esta respuesta no se ha enviado. Corríjala y envíela de nuevo.',
  staleNote: 'Han llegado correos nuevos desde que se escribió esto.',
  states: {
    held: 'Se enviará enseguida',
    waiting: 'Se intentará de nuevo',
    sending: 'Enviándose',
    failed: 'No enviado',
    unknown: 'Entrega sin confirmar',
  },
  unknownHint: 'No se envía de nuevo automáticamente. Mire en su carpeta de enviados o pregunte al cliente.',
  answered: (answer) => `El servidor de correo dijo: «${answer}».`,
  nextTry: (time) => `Próximo intento: ${time}.`,
  undo: 'Deshacer',
  takeBack: 'Anular el envío',
  arrived: 'Ha llegado',
  sendAgain: 'Enviar de nuevo',
}
