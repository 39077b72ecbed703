import type * as english from '../../en/mail/filters.ts'
import type { Translation } from '../../words.ts'

/** Words of the filters of a list, and of those that are saved, in Spanish. */
export const filterWords: Translation<typeof english.filterWords> = {
  open: 'Filtrar',
  title: 'Filtrar esta lista',
  tag: 'Etiqueta',
  assignee: 'Responsable asignado',
  language: 'Idioma del cliente',
  age: 'Último correo',
  any: {
    tag: 'Cualquier etiqueta',
    assignee: 'Cualquier persona',
    language: 'Cualquier idioma',
    older_than: 'Cualquier fecha',
  },
  olderThan: (days) => (days === 1 ? 'Hace más de un día' : `Hace más de ${String(days)} días`),
  older: (days) => (days === 1 ? 'Más de un día' : `Más de ${String(days)} días`),
  show: 'Mostrar',
  cancel: 'Cancelar',
  unknownTag: 'Etiqueta eliminada',
  unknownPerson: 'Antiguo miembro',
  remove: (label) => `${label}, quitar este filtro`,
  save: 'Guardar el filtro',
  name: 'Nombre',
  shared: 'Mostrarlo a todos en la tienda',
  submit: 'Guardar',
  rename: 'Cambiar el nombre',
  delete: 'Eliminar el filtro',
  edit: 'Cambiar este filtro',
  saved: (name) => `Se ha guardado el filtro «${name}».`,
  renamed: (name) => `El filtro se llama ahora «${name}».`,
  deleted: (name) => `Se ha eliminado el filtro «${name}».`,
  failed: 'No se ha podido guardar el filtro. Inténtelo de nuevo.',
  deleteFailed: 'No se ha podido eliminar el filtro. Inténtelo de nuevo.',
}
