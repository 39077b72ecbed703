import type * as english from '../../en/mail/tags.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const tagWords: Translation<typeof english.tagWords> = {
  tag: 'Étiqueter',
  hint: 'Ajoute une étiquette à cette conversation, ou en retire une.',
  title: 'Étiqueter',
  search: 'Trouver ou créer une étiquette',
  list: 'Étiquettes',
  none: 'Pas encore d’étiquette. Tapez un nom pour en créer une.',
  full: 'Cette boutique a atteint son nombre maximal d’étiquettes.',
  create: (name) => `Créer « ${name} »`,
  on: 'présente',
  some: 'présente sur certaines',
  remove: (name) => `Retirer l’étiquette ${name}`,
  tagged: (name, subject) => `« ${subject} » reçoit l’étiquette ${name}.`,
  taggedMany: (name, count) =>
    `${formatConversationCount(count)} ${count < 2 ? 'reçoit' : 'reçoivent'} l’étiquette ${name}.`,
  untagged: (name, subject) => `L’étiquette ${name} est retirée de « ${subject} ».`,
  untaggedMany: (name, count) => `L’étiquette ${name} est retirée de ${formatConversationCount(count)}.`,
  failed: 'L’étiquette n’a pas pu être créée. Veuillez réessayer.',
}
