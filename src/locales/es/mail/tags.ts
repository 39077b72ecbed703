import type * as english from '../../en/mail/tags.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const tagWords: Translation<typeof english.tagWords> = {
  tag: 'Etiquetar',
  hint: 'Añade una etiqueta a esta conversación o la quita.',
  title: 'Etiquetar',
  search: 'Buscar o crear una etiqueta',
  list: 'Etiquetas',
  none: 'Aún no hay etiquetas. Escriba un nombre para crear una.',
  full: 'Esta tienda ha alcanzado su límite de etiquetas.',
  create: (name) => `Crear «${name}»`,
  on: 'puesta',
  some: 'puesta en algunas',
  remove: (name) => `Quitar la etiqueta ${name}`,
  tagged: (name, subject) => `«${subject}» tiene ahora la etiqueta ${name}.`,
  taggedMany: (name, count) =>
    `${formatConversationCount(count)} ${count === 1 ? 'tiene' : 'tienen'} ahora la etiqueta ${name}.`,
  untagged: (name, subject) => `Se ha quitado la etiqueta ${name} de «${subject}».`,
  untaggedMany: (name, count) => `Se ha quitado la etiqueta ${name} de ${formatConversationCount(count)}.`,
  failed: 'No se ha podido crear la etiqueta. Inténtelo de nuevo.',
}
