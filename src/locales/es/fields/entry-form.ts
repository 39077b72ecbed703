import type * as english from '../../en/fields/entry-form.ts'
import type { Translation } from '../../get-texts.ts'

export const entryListMessages: Translation<typeof english.entryListMessages> = {
  cancel: 'Cancelar',
  more: 'Mostrar más',
  again: 'Reintentar',
  remove: 'Eliminar',
  removeNamed: (title) => `Eliminar ${title}`,
  removed: (title) => `Se ha eliminado «${title}».`,
  undo: 'Deshacer',
  use: (title) => `Usar ${title} en los borradores`,
  off: 'Desactivado',
  changeFailed: 'No se ha podido guardar. Inténtelo de nuevo.',
  updated: (day) => `Modificado el ${day}`,
  saved: (title) => `Se ha guardado «${title}».`,
  submit: 'Guardar',
  busy: 'Guardando',
  keepMine: 'Su texto sigue en el formulario. Guarde de nuevo para reemplazar la otra versión.',
}
