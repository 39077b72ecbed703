import type * as english from '../../en/shared/shell.ts'
import type { Translation } from '../../get-texts.ts'

export const navMessages: Translation<typeof english.navMessages> = {
  navigation: 'Navigation principale',
  tabbar: 'Les plus utilisées',
  more: 'Plus',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  dashboard: 'Tableau de bord',
  policies: 'Politiques',
  emails: 'E-mails',
  savedFilters: 'Filtres enregistrés',
  integrations: 'Intégrations',
  examples: 'Exemples',
  settings: 'Paramètres',
  accounts: 'Comptes',
  storeManagement: 'Gestion des boutiques',
  people: 'Personnes',
  modelUsage: 'Utilisation des modèles',
  jobs: 'Tâches',
  activity: 'Activité',
  insideStore: (name) => `Vous êtes dans la boutique ${name}`,
  exitStore: 'Quitter la boutique',
}

export const staleTabMessages: Translation<typeof english.staleTabMessages> = {
  text: (store) =>
    store
      ? `Vous travaillez maintenant dans ${store}.`
      : 'Vous travaillez maintenant dans une autre boutique ou avec un autre compte.',
  reload: 'Recharger',
}

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  connected: 'Connecté',
  trying: 'Connexion',
  polling: 'Vérification chaque minute',
  offline: 'Hors ligne',
  hints: {
    connected: 'Les nouveaux e-mails apparaissent ici automatiquement.',
    trying: 'Jusqu’au retour de la connexion, Draftdesk vérifie chaque minute s’il y a de nouveaux e-mails.',
    polling: 'Draftdesk vérifie chaque minute s’il y a de nouveaux e-mails.',
    offline: 'Cet appareil n’a pas de connexion.',
  },
}

export const setUpBannerMessages: Translation<typeof english.setUpBannerMessages> = {
  text: 'Les brouillons sont meilleurs quand votre configuration est complète. Veuillez vérifier que vous avez ajouté :',
  document: 'un document',
  shop: 'une boutique en ligne Shopify',
  mailbox: 'un compte e-mail',
  dismiss: 'Fermer ce rappel',
}

export const paletteMessages: Translation<typeof english.paletteMessages> = {
  title: 'Aller à',
  label: 'Aller à une page, une conversation ou une boutique',
  placeholder: 'Chercher une page, une conversation ou une action',
  results: 'Résultats',
  here: 'Cette conversation',
  mail: 'E-mails',
  pages: 'Pages',
  stores: 'Boutiques',
  conversations: 'Conversations',
  search: (words) => `Rechercher « ${words} » dans les conversations`,
  switchTo: (store) => `Passer à ${store}`,
  none: 'Aucun résultat.',
}
