import type * as english from '../../en/mail/saved-replies.ts'
import type { Translation } from '../../get-texts.ts'

export const savedReplyWords: Translation<typeof english.savedReplyWords> = {
  open: 'Respuestas guardadas',
  none: 'Aún no tiene respuestas guardadas.',
  noneFound: (query) => `Ninguna respuesta guardada contiene «${query}».`,
  used: (count) => (count === 1 ? 'usada una vez' : `usada ${String(count)} veces`),
  personal: 'solo para usted',
  suggested: 'Sugeridas',
  failed: 'No se han podido cargar las respuestas guardadas. Inténtelo de nuevo.',
  insertFailed: 'No se ha podido insertar esta respuesta guardada. Inténtelo de nuevo.',
  inserted: (title) => `Se ha insertado «${title}».`,
  undone: 'Se ha quitado la respuesta guardada.',
  undoFailed: 'El texto ha cambiado desde entonces. Quítela a mano.',
  actions: {
    assign: 'se le asigna a usted',
    tag: (names) => `recibe ${names.length === 1 ? 'la etiqueta' : 'las etiquetas'} ${names.join(' y ')}`,
    snooze: (days) =>
      days === 0
        ? 'se pospone hasta que el cliente responda'
        : `se pospone ${days === 1 ? 'un día' : `${String(days)} días`}`,
    resolve: 'ya no requiere respuesta',
  },
  whenSent: (parts) => `Al enviarla, la conversación ${parts.join(', ')}.`,
  dropActions: 'Omitir estas acciones',
  dropFailed: 'No se ha podido cambiar. Inténtelo de nuevo.',
  save: 'Guardar como respuesta',
  name: 'Nombre',
  text: 'Texto',
  isPersonal: 'Solo para mí',
  withFiles: (count) => (count === 1 ? 'Con 1 archivo' : `Con ${String(count)} archivos`),
  submit: 'Guardar',
  cancel: 'Cancelar',
  nameRequired: 'Introduzca un nombre.',
  textRequired: 'Introduzca un texto.',
  saved: (title) => `Se ha guardado «${title}». Escriba / en una respuesta para insertarla.`,
  saveFailed: 'No se ha podido guardar. Inténtelo de nuevo.',
}
