import type * as english from '../../en/mail/tags.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const tagWords: Translation<typeof english.tagWords> = {
  tag: 'Label',
  hint: 'Voegt een label toe aan dit gesprek, of verwijdert er een.',
  title: 'Label',
  search: 'Label zoeken of aanmaken',
  list: 'Labels',
  none: 'Nog geen label. Typ een naam om er een aan te maken.',
  full: 'Deze winkel heeft het maximale aantal labels bereikt.',
  create: (name) => `‘${name}’ aanmaken`,
  on: 'aan',
  some: 'aan bij sommige',
  remove: (name) => `Label ${name} verwijderen`,
  tagged: (name, subject) => `‘${subject}’ heeft nu het label ${name}.`,
  taggedMany: (name, count) => `Label ${name} toegevoegd aan ${formatConversationCount(count)}.`,
  untagged: (name, subject) => `Het label ${name} is verwijderd van ‘${subject}’.`,
  untaggedMany: (name, count) => `Het label ${name} is verwijderd van ${formatConversationCount(count)}.`,
  failed: 'Het label kon niet worden aangemaakt. Probeer het opnieuw.',
}
