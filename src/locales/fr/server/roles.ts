import type * as english from '../../en/server/roles.ts'
import type { Translation } from '../../get-texts.ts'

export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Rôles',
  hint: 'Un changement de rôle prend effet immédiatement.',
  right: 'Droit',
  permissions: {
    read: 'Lire les e-mails, les commandes, les politiques et les notes',
    notes: 'Écrire des notes pour l’équipe',
    mail: 'Répondre aux e-mails, les envoyer et les classer',
    knowledge: 'Rédiger les politiques et les exemples',
    settings: 'Modifier les paramètres et les connexions',
    accounts: 'Inviter et retirer des personnes',
    owners: 'Ajouter et retirer des propriétaires',
  },
  yes: 'Oui',
  no: 'Non',
}
