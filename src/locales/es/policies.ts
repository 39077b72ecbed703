import type * as english from '../en/policies.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'

export const policyMessages: Translation<typeof english.policyMessages> = {
  ...entryListMessages,
  title: 'Políticas',
  hint: 'Los borradores se redactan con estos documentos. Añada lo que dice a sus clientes sobre envíos, devoluciones y reembolsos.',
  list: 'Sus documentos',
  write: 'Redactar un documento',
  drop: 'Suelte archivos aquí o elíjalos',
  dropHint: 'PDF, DOCX, TXT, MD o HTML, de hasta 20 MB cada uno',
  upload: 'Subir',
  uploading: (name) => `Subiendo ${name}`,
  reading: (name) => `Leyendo ${name}`,
  uploadFailed: (name) => `No se ha podido subir ${name}. Inténtelo de nuevo.`,
  refused: (name, reason) => `${name}: ${reason}`,
  tooLarge: 'El archivo es demasiado grande. Un documento puede ocupar 20 MB como máximo.',
  wrongKind: 'Este tipo de archivo no se puede leer. Use PDF, DOCX, TXT, MD o HTML.',
  added: (title) => `Se ha añadido ${title}.`,
  empty: 'Aún no hay documentos',
  emptyHint: 'Suba un archivo o redacte aquí su primer documento. Con uno basta para empezar.',
  readOnly: 'Su rol en esta tienda permite leer documentos, pero no redactarlos.',
  none: 'Los borradores necesitan al menos un documento activado.',
  nextTitle: 'Sus políticas están listas',
  next: 'Lo siguiente: su cuenta de correo y su tienda en línea.',
  nextAction: 'Ir a las integraciones',
  listFailed: 'No se han podido cargar sus documentos.',
  states: { processing: 'Leyéndose', ready: 'Listo', failed: 'Ilegible' },
  writeInstead: 'Escribir su texto en su lugar',
  characters: (count) => (count === 1 ? '1 carácter' : `${count.toLocaleString('es')} caracteres`),
  cut: 'el archivo es demasiado largo: solo se usa la primera parte',
  bytes: (count) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} KB`
      : `${(count / 1_048_576).toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
}

export const policyFormMessages: Translation<typeof english.policyFormMessages> = {
  ...entryListMessages,
  create: 'Redactar un documento',
  edit: 'Editar el documento',
  back: 'Políticas',
  name: 'Título',
  text: 'Texto',
  textHint: 'Escríbalo como se lo explicaría a alguien nuevo en su equipo.',
  noText: 'El texto de este documento es demasiado largo para mostrarlo o aún se está leyendo.',
  titleRequired: 'Introduzca un título.',
  textRequired: 'Introduzca el texto.',
  failed: 'No se ha podido guardar el documento. Inténtelo de nuevo.',
  gone: 'Este documento ya no existe.',
  processing: 'El archivo aún se está leyendo. Vuelva en un momento.',
  tooLong: (count) =>
    `El texto es demasiado largo para editarlo aquí (${count}). Sí puede cambiar el título.`,
  conflict: 'Mientras tanto, alguien de su equipo ha cambiado este documento. Esta es su versión:',
}

export const learnedQuestionMessages: Translation<typeof english.learnedQuestionMessages> = {
  ...entryListMessages,
  title: 'Preguntas de clientes',
  hint: 'Se respondieron con este documento, así que los borradores lo encuentran para preguntas parecidas. Se omiten nombres, números y direcciones.',
  empty: 'Aún no hay preguntas',
  emptyHint: 'Cuando envía una respuesta que cita este documento, la pregunta del cliente aparece aquí.',
  listFailed: 'No se han podido cargar las preguntas.',
  learned: (day) => `Respondida el ${day}`,
  remove: 'Quitar',
  removeNamed: (question) => `Quitar: ${question}`,
  removed: (question) => `Se ha quitado «${question}».`,
  changeFailed: 'No se ha podido quitar la pregunta. Inténtelo de nuevo.',
}

export const gapMessages: Translation<typeof english.gapMessages> = {
  title: 'Preguntas sin respuesta en sus documentos',
  hint: 'Las hicieron clientes. Una pregunta sale de la lista cuando un documento la responde.',
  asked: (count) =>
    count === 0
      ? 'De los correos de muestra'
      : count === 1
        ? 'En una conversación'
        : `En ${String(count)} conversaciones`,
  dismiss: 'Ignorar',
  dismissLabel: (question) => `Ignorar: ${question}`,
  failed: 'No se ha podido ignorar la pregunta. Inténtelo de nuevo.',
  settled: 'Respondidas hace poco',
  by: (title) => `«${title}»`,
}
