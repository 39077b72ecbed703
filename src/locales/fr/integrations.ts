import type * as english from '../en/integrations.ts'
import type { Translation } from '../get-texts.ts'

export const integrationMessages: Translation<typeof english.integrationMessages> = {
  title: 'Intégrations',
  hint: 'Connectez la boîte mail à laquelle vos clients écrivent, et la boutique en ligne où sont leurs commandes.',
  readyTitle: 'Votre boutique est associée',
  ready: 'Votre boîte mail et votre boutique en ligne sont connectées.',
  readyWithoutShop:
    'Votre boîte mail est connectée. Vous pouvez connecter une boutique en ligne ici à tout moment.',
  readyAction: 'Aller au tableau de bord',
  policies: 'Vos documents',
  policiesHint: 'Modifiez vos documents ici. Ensuite, vous les retrouverez sous Politiques.',
  loadFailed: 'Impossible de charger vos intégrations.',
  again: 'Réessayer',
  readOnly: 'Seuls les propriétaires et les responsables peuvent les connecter ou les déconnecter.',
  states: {
    connected: 'Connexion active',
    failing: 'En panne',
    failed: 'Sans connexion',
    none: 'Sans connexion',
  },
  checked: (moment) => `Dernière vérification le ${moment}`,
  attempt: (moment) => `La dernière tentative, le ${moment}, a échoué.`,
  test: 'Tester de nouveau',
  testing: 'Test en cours',
  testPassed: 'La connexion fonctionne.',
  edit: 'Modifier',
  cancel: 'Annuler',
  disconnect: 'Déconnecter',
  linked: { mailbox: 'Votre compte e-mail est connecté.', shop: 'Votre boutique en ligne est connectée.' },
  unlinked: {
    mailbox: 'Votre compte e-mail est déconnecté.',
    shop: 'Votre boutique en ligne est déconnectée.',
  },
  chosen: {
    elsewhere: 'La configuration continue sans boutique en ligne.',
    later: 'Vous pourrez associer votre boutique en ligne ici plus tard.',
  },
  failed: 'L’opération a échoué. Veuillez réessayer.',
  conflict: 'Entre-temps, un collègue a modifié ceci. Voici l’état actuel.',
}

export const consentMessages: Translation<typeof english.consentMessages> = {
  connect: (name) => `Connecter avec ${name}`,
  connectAgain: (name) => `Reconnecter avec ${name}`,
  mailHint:
    'Vous vous y connectez et autorisez Draftdesk à lire et à envoyer des e-mails. Aucun mot de passe n’est demandé ici.',
  orPassword: 'Ou utiliser un mot de passe',
  orKey: 'Ou utiliser une clé',
  orOwnApp: 'Ou utiliser votre propre application Shopify',
  access: 'Accès',
  byConsent: (name) => `Accordé par ${name}`,
  leaving: (name) => `Redirection vers ${name}.`,
  goOn: (name) => `Continuer vers ${name}`,
  stale: 'Cette connexion a expiré ou a déjà été utilisée. Veuillez recommencer.',
}

export const mailboxMessages: Translation<typeof english.mailboxMessages> = {
  title: 'Compte e-mail',
  hint: 'Draftdesk lit cette boîte mail et envoie vos réponses depuis elle. Rien n’est envoyé tant que vous n’appuyez pas sur Envoyer.',
  address: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint:
    'Utilisez un mot de passe d’application si votre fournisseur en propose. Il est stocké chiffré et n’est plus jamais affiché.',
  passwordKept: 'Laissez ce champ vide pour conserver le mot de passe enregistré.',
  provider: 'Fournisseur',
  detect: 'Détecter d’après l’adresse',
  other: 'Autre fournisseur',
  servers: 'Serveurs',
  serversHint: 'Cherchez « IMAP » et « SMTP » dans les pages d’aide de votre fournisseur.',
  username: 'Nom d’utilisateur',
  usernameHint: 'Seulement s’il diffère de l’adresse e-mail.',
  works: 'fonctionne',
  worksNot: 'échoue',
  reading: 'Lecture des e-mails (IMAP)',
  sending: 'Envoi des e-mails (SMTP)',
  host: 'Serveur',
  port: 'Port',
  security: 'Chiffrement',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Aucun (réseaux privés uniquement)' },
  submit: 'Tester et connecter',
  busy: 'Test de la lecture et de l’envoi',
  addressRequired: 'Veuillez saisir l’adresse e-mail.',
  passwordRequired: 'Veuillez saisir le mot de passe.',
  hostRequired: 'Veuillez saisir le serveur.',
  disconnectHint: 'Les nouveaux e-mails ne sont plus lus, et le mot de passe enregistré est supprimé.',
  erase:
    'Supprimer aussi de Draftdesk toutes les conversations de cette boutique. Cette action est irréversible ; la boîte mail reste telle quelle.',
}

export const shopMessages: Translation<typeof english.shopMessages> = {
  title: 'Boutique en ligne',
  name: 'Nom',
  system: 'Plateforme',
  hint: 'Les brouillons utilisent les commandes de cette boutique en ligne.',
  domain: 'Adresse de la boutique en ligne',
  domainHint: 'Elle se termine par .myshopify.com. Vous la trouvez dans Shopify sous Paramètres, Domaines.',
  clientId: 'ID client',
  clientIdHint:
    'Créez une application dans le Dev Dashboard de Shopify avec les autorisations read_orders et read_customers, puis installez-la dans votre boutique en ligne. Ses paramètres indiquent l’ID client et le secret.',
  secret: 'Secret client',
  showSecret: 'Afficher le secret',
  hideSecret: 'Masquer le secret',
  secretHint: 'Il est stocké chiffré et n’est plus jamais affiché.',
  token: 'Jeton d’accès à l’API Admin',
  tokenHint:
    'Seulement pour les applications créées avant 2026, qui ont un jeton au lieu d’un ID client et d’un secret.',
  showPassword: 'Afficher le jeton',
  hidePassword: 'Masquer le jeton',
  tokenKept: 'Laissez ce champ vide pour conserver le jeton enregistré.',
  submit: 'Vérifier et connecter',
  busy: 'Vérification de la boutique en ligne',
  choiceHint:
    'Pas de boutique en ligne sur Shopify ou WooCommerce, ou pas encore prête ? Vous pouvez continuer sans.',
  choices: { elsewhere: 'Ma boutique en ligne est ailleurs', later: 'Plus tard' },
  chosen: {
    elsewhere:
      'Vous n’avez pas de boutique en ligne sur Shopify ou WooCommerce. Si cela change, connectez-la ici.',
    later: 'Vous avez choisi de la connecter plus tard. La configuration continue sans elle.',
  },
  states: { elsewhere: 'Ailleurs', later: 'Plus tard' },
  domainRequired: 'Veuillez saisir l’adresse de votre boutique en ligne.',
  clientIdRequired: 'Veuillez saisir l’ID client de votre application.',
  secretRequired: 'Veuillez saisir le secret de votre application.',
  tokenRequired: 'Veuillez saisir l’ID client et le secret de votre application, ou un jeton d’accès.',
  disconnectHint: 'Les commandes ne sont plus affichées, et l’accès enregistré est supprimé.',
}

export const wooCommerceMessages: Translation<typeof english.wooCommerceMessages> = {
  domain: 'Adresse de la boutique en ligne',
  domainHint: 'L’adresse de votre site WordPress, par exemple shop.example.',
  domainRequired: 'Veuillez saisir l’adresse de votre boutique en ligne.',
  key: 'Clé client',
  keyHint:
    'Dans WooCommerce, ouvrez Réglages, Avancé, API REST, ajoutez une clé avec le droit Lecture et copiez les deux parties.',
  keyRequired: 'Veuillez saisir la clé client.',
  secret: 'Secret client',
  secretHint: 'Il est stocké chiffré et n’est plus jamais affiché.',
  secretKept: 'Laissez ce champ vide pour conserver le secret enregistré.',
  secretRequired: 'Veuillez saisir le secret client.',
  showSecret: 'Afficher le secret',
  hideSecret: 'Masquer le secret',
  submit: 'Vérifier et connecter',
  busy: 'Vérification de la boutique en ligne',
}

const formatNumber = (count: number) => count.toLocaleString('fr')

export const mailboxSyncMessages: Translation<typeof english.mailboxSyncMessages> = {
  title: 'Lecture de vos e-mails',
  promise:
    'Draftdesk ne modifie et ne supprime jamais vos e-mails. Les réponses que vous envoyez ici sont copiées dans votre dossier d’e-mails envoyés.',
  states: {
    new: 'Démarrage',
    importing: 'Importation',
    live: 'À jour',
    waiting: 'En attente',
    stopped: 'Arrêtée',
    paused: 'En pause',
  },
  starting: 'La première importation commence dans un instant.',
  searching: 'Comptage des e-mails de votre boîte mail.',
  progress: (done, all) => `${formatNumber(done)} e-mails sur environ ${formatNumber(all)}`,
  progressLabel: 'E-mails importés',
  drafts: (done, all) =>
    `Rédaction des brouillons pour les conversations en cours : ${formatNumber(done)} sur ${formatNumber(all)}.`,
  draftsLabel: 'Brouillons rédigés',
  stopDrafts: 'Arrêter la rédaction des brouillons',
  newestFirst: 'Les e-mails les plus récents arrivent d’abord.',
  live: 'Les nouveaux e-mails arrivent en quelques secondes, ou en une minute avec certains serveurs.',
  lastLook: (moment) => `Dernière vérification le ${moment}.`,
  nextTry: (moment) => `Prochain essai le ${moment}.`,
  noReason: {
    waiting: 'Le serveur de messagerie ne répond pas pour le moment.',
    stopped: 'La boîte mail ne peut pas être lue.',
  },
  enterPassword: 'Saisir de nouveau le mot de passe',
  paused: 'Aucun nouvel e-mail n’est lu tant que vous ne reprenez pas. Les e-mails importés restent ici.',
  now: 'Synchroniser',
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
  settings: 'Paramètres d’importation',
  window: 'Importer les e-mails des derniers',
  windowHint: 'Une période plus longue importe aussi des e-mails plus anciens. Les e-mails importés restent.',
  windows: { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: '365 jours' },
  sent: 'Dossier des e-mails envoyés',
  sentMissing: 'Quel dossier contient vos e-mails envoyés ?',
  sentMissingHint:
    'Tant que vous ne l’avez pas choisi, les réponses de votre téléphone ou logiciel de messagerie n’apparaissent pas ici.',
  sentHint: 'Les réponses de votre téléphone ou logiciel de messagerie sont lues dans ce dossier.',
  sentFound: 'Détecté automatiquement',
  save: 'Enregistrer',
  unread: (count) =>
    count < 2
      ? `${formatNumber(count)} e-mail n’a pas pu être lu`
      : `${formatNumber(count)} e-mails n’ont pas pu être lus`,
  unreadHint: (count) =>
    count < 2
      ? 'Il est toujours dans votre boîte mail. Nous réessaierons.'
      : 'Ils sont toujours dans votre boîte mail. Nous réessaierons.',
  unreadNewest: (shown) => `Les ${String(shown)} plus récents sont affichés.`,
  noSubject: '(sans objet)',
  unknownSender: 'Expéditeur inconnu',
  failed: 'L’opération a échoué. Veuillez réessayer.',
  done: {
    'sync-now': 'Recherche de nouveaux e-mails dans votre boîte mail.',
    'sync-pause': 'La lecture de votre boîte mail est en pause.',
    'sync-go-on': 'La lecture de votre boîte mail a repris.',
    'sync-stop-drafts': 'Plus aucun brouillon n’est rédigé pour les e-mails importés.',
    'sync-window': 'La période d’importation est enregistrée.',
    'sync-sent': 'Le dossier des e-mails envoyés est enregistré.',
  },
}
