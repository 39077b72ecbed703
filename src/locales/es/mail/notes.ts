import type * as english from '../../en/mail/notes.ts'
import type { Translation } from '../../words.ts'

/** Words of notes, which only the team sees, in Spanish. */
export const noteWords: Translation<typeof english.noteWords> = {
  write: 'Escribir una nota',
  choice: 'Tipo de texto',
  reply: 'Respuesta',
  note: 'Nota',
  unsaved: 'Aún sin añadir',
  private: 'Solo la ve su equipo',
  body: 'Su nota',
  placeholder: 'Escriba a su equipo. @ menciona a una persona.',
  hint: '**negrita**, `código`, - lista, [texto](https://…). Ctrl o Cmd e Intro añade la nota.',
  add: 'Añadir la nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  remove: 'Eliminar',
  edited: 'editada',
  editedAt: (moment) => `Editada el ${moment}`,
  mentions: 'Miembros',
  failed: 'No se ha podido guardar la nota. Su texto sigue aquí.',
  removeFailed: 'No se ha podido eliminar la nota.',
  added: 'Se ha añadido la nota.',
  changed: 'Se ha cambiado la nota.',
  removed: 'Se ha eliminado la nota.',
  attach: 'Adjuntar',
  files: 'Archivos de la nota',
  removeFile: (name) => `Quitar ${name}`,
  fileFailed: (name) => `No se ha podido añadir ${name} a la nota.`,
}
