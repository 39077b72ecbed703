import type * as english from '../en/dashboard.ts'
import type { Translation } from '../get-texts.ts'

const formatCount = (number: number, one: string, many: string) =>
  `${String(number)} ${number < 2 ? one : many}`

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Tableau de bord',
  greeting: (name) => (name ? `Bonjour ${name}` : 'Bonjour'),
  setup: 'Préparez votre boutique',
  setupHint: 'Terminez ces quatre étapes pour ouvrir toutes les pages.',
  broken: 'À corriger',
  problems: {
    document: { text: 'Aucun document n’est prêt et activé.', action: 'Aller aux politiques' },
    mailboxNone: {
      text: 'Aucun compte e-mail n’est associé : les nouveaux e-mails n’arrivent pas.',
      action: 'Associer un compte e-mail',
    },
    mailboxBroken: {
      text: 'La connexion à votre compte e-mail est en panne.',
      action: 'Réparer la connexion e-mail',
    },
    shopNone: { text: 'Aucune boutique en ligne n’est associée.', action: 'Associer une boutique en ligne' },
    shopBroken: {
      text: 'La connexion à votre boutique en ligne est en panne.',
      action: 'Réparer la connexion à la boutique',
    },
  },
  work: 'À faire maintenant',
  figures: {
    needsReply: 'À répondre',
    drafts: 'Brouillons prêts',
    failed: 'Non envoyés',
    unknown: 'Non confirmés',
    gaps: 'Questions sans réponse',
    firstReply: 'Première réponse',
  },
  oldest: (span) => `Le plus ancien : ${span}`,
  gapsNote: 'Absentes de vos documents',
  median: 'Médiane sur 7 jours',
  noReply: 'Aucune',
  upTo99: (number) => (number >= 100 ? '99+' : String(number)),
  spans: {
    now: 'moins d’une minute',
    minutes: (number) => formatCount(number, 'minute', 'minutes'),
    hours: (number) => formatCount(number, 'heure', 'heures'),
    days: (number) => formatCount(number, 'jour', 'jours'),
  },
  week: 'Les 7 derniers jours',
  numbers: 'En chiffres',
  weekColumns: { day: 'Jour', received: 'Des clients', answered: 'De vous' },
  use: 'Usage des brouillons',
  uses: { asIs: 'Envoyés tels quels', edited: 'Modifiés, puis envoyés', discarded: 'Supprimés' },
  /** The day is yyyy-mm-dd. */
  allFigures: 'Par document et par période',
  useHint: 'Brouillons de Draftdesk des 7 derniers jours. Un brouillon réécrit compte comme supprimé.',
  faults: 'Jugés incorrects par votre équipe',
  unused: 'Aucun brouillon n’a été envoyé ni supprimé.',
  progress: (done, all) => `${String(done)} sur ${String(all)}`,
  done: 'Fait',
  next: 'Prochaine étape',
  open: 'À faire',
  store: {
    title: 'Créer une boutique',
    text: (name) => `Vous travaillez dans ${name}.`,
  },
  document: {
    title: 'Importer un document',
    text: 'Les brouillons s’appuient sur vos politiques de livraison, de retour et de remboursement.',
    action: 'Aller aux politiques',
  },
  mailbox: {
    title: 'Associer un compte e-mail',
    text: 'Draftdesk y lit les e-mails de vos clients.',
    action: 'Aller aux intégrations',
  },
  shop: {
    title: 'Associer une boutique en ligne',
    text: 'Les brouillons peuvent alors utiliser les commandes de vos clients.',
    action: 'Aller aux intégrations',
    choices: {
      elsewhere: 'Vous avez choisi « Ma boutique en ligne est ailleurs ».',
      later: 'Vous avez choisi de l’associer plus tard.',
    },
  },
  drafts: 'Brouillons',
  draftCount: (count) => (count >= 100 ? 'Plus de 99 en attente' : `${String(count)} en attente`),
  allDrafts: 'Tous les brouillons',
  allEmails: 'Tous les e-mails',
  noDrafts: 'Pas encore de brouillon',
  noneWaiting: 'Aucun brouillon en attente',
  draftsWait: 'Les conversations avec un brouillon apparaissent ici.',
  draftsReady: 'Les conversations avec un brouillon apparaissent ici. Aucun e-mail n’est encore arrivé.',
  draftsDone: 'Les conversations avec un brouillon apparaissent ici.',
  failed: 'Impossible de charger vos brouillons et vos connexions.',
  again: 'Réessayer',
  connections: 'Connexions',
  links: { mailbox: 'Compte e-mail', shop: 'Boutique en ligne' },
  states: {
    connected: 'Connexion active',
    failing: 'En panne',
    failed: 'Sans connexion',
    none: 'Sans connexion',
  },
  checked: (moment) => `Dernière vérification le ${moment}`,
  repair: { mailbox: 'Réparer la connexion e-mail', shop: 'Réparer la connexion à la boutique' },
}
