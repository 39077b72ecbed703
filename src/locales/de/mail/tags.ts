import type * as english from '../../en/mail/tags.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const tagWords: Translation<typeof english.tagWords> = {
  tag: 'Schlagwort',
  hint: 'Setzt ein Schlagwort für diese Konversation oder entfernt eines.',
  title: 'Schlagwort',
  search: 'Schlagwort suchen oder anlegen',
  list: 'Schlagwörter',
  none: 'Noch kein Schlagwort. Geben Sie einen Namen ein, um eines anzulegen.',
  full: 'Dieser Store hat die Höchstzahl an Schlagwörtern erreicht.',
  create: (name) => `„${name}“ anlegen`,
  on: 'gesetzt',
  some: 'bei einigen gesetzt',
  remove: (name) => `Schlagwort ${name} entfernen`,
  tagged: (name, subject) => `„${subject}“ hat jetzt das Schlagwort ${name}.`,
  taggedMany: (name, count) => `Schlagwort ${name} für ${formatConversationCount(count)} gesetzt.`,
  untagged: (name, subject) => `Das Schlagwort ${name} ist von „${subject}“ entfernt.`,
  untaggedMany: (name, count) => `Das Schlagwort ${name} ist von ${formatConversationCount(count)} entfernt.`,
  failed: 'Das Schlagwort konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
}
