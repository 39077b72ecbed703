import type * as english from '../../en/mail/filters.ts'
import type { Translation } from '../../words.ts'

/** Words of the filters of a list, and of those that are saved, in French. */
export const filterWords: Translation<typeof english.filterWords> = {
  open: 'Filtrer',
  title: 'Filtrer cette liste',
  tag: 'Étiquette',
  assignee: 'Personne assignée',
  language: 'Langue du client',
  age: 'Dernier e-mail',
  any: {
    tag: 'Toutes les étiquettes',
    assignee: 'Tout le monde',
    language: 'Toutes les langues',
    older_than: 'Peu importe la date',
  },
  olderThan: (days) => (days === 1 ? 'Il y a plus d’un jour' : `Il y a plus de ${String(days)} jours`),
  older: (days) => (days === 1 ? 'Plus d’un jour' : `Plus de ${String(days)} jours`),
  show: 'Afficher',
  cancel: 'Annuler',
  unknownTag: 'Étiquette supprimée',
  unknownPerson: 'Ancien membre',
  remove: (label) => `${label}, retirer ce filtre`,
  save: 'Enregistrer le filtre',
  name: 'Nom',
  shared: 'Le montrer à tous dans la boutique',
  submit: 'Enregistrer',
  rename: 'Renommer le filtre',
  delete: 'Supprimer le filtre',
  edit: 'Modifier ce filtre',
  saved: (name) => `Le filtre « ${name} » est enregistré.`,
  renamed: (name) => `Le filtre s’appelle maintenant « ${name} ».`,
  deleted: (name) => `Le filtre « ${name} » est supprimé.`,
  failed: 'Le filtre n’a pas pu être enregistré. Veuillez réessayer.',
  deleteFailed: 'Le filtre n’a pas pu être supprimé. Veuillez réessayer.',
}
