import type * as english from '../en/settings.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount, emailMessages } from './shared/emails.ts'

/** The tabs of /settings-page by their path, in French. The first is the default. */
export const settingsTabs: Translation<typeof english.settingsTabs> = [
  { tab: 'general', label: 'Général' },
  { tab: 'email-configuration', label: 'Configuration e-mail' },
  { tab: 'drafting', label: 'Brouillons' },
  { tab: 'tags', label: 'Étiquettes' },
  { tab: 'customers', label: 'Données clients' },
  { tab: 'activity', label: 'Activité' },
]

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Paramètres',
  hint: 'Le nom de votre boutique, ses réponses, brouillons et étiquettes, et son journal d’activité.',
  tabs: 'Paramètres',
  loadFailed: 'Impossible de charger les paramètres.',
  again: 'Réessayer',
  submit: 'Enregistrer',
  busy: 'Enregistrement',
  saved: 'Les paramètres sont enregistrés.',
  failed: 'Les paramètres n’ont pas pu être enregistrés. Veuillez réessayer.',
  conflict: 'Entre-temps, un collègue a modifié ces paramètres. Voici ce qu’il a enregistré :',
  /** The remote version with one line per field. */
  remote: (fields) => fields.map(([label, value]) => `${label} : ${value || '–'}`).join('\n'),
  keepMine:
    'Vos modifications sont toujours dans le formulaire. Enregistrez de nouveau pour remplacer les siennes.',
  general: 'Boutique',
  name: 'Nom de la boutique',
  nameHint: 'Vos collègues voient ce nom. Les clients voient le nom d’expéditeur de vos réponses.',
  nameRequired: 'Veuillez saisir un nom pour la boutique.',
  number: 'Numéro de boutique',
  numberHint: 'Veuillez nous indiquer ce numéro quand vous contactez l’assistance.',
  email: 'Réponses',
  emailHint: 'Utilisé pour chaque réponse à un client.',
  senderName: emailMessages.sender.name,
  senderHint: 'Si vous laissez ce champ vide, les clients ne voient que votre adresse e-mail.',
  replyTo: 'Adresse de réponse',
  replyHint: 'Si vous laissez ce champ vide, les réponses arrivent dans votre boîte mail.',
  replyWrong: 'Ce n’est pas une adresse e-mail.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Délai d’annulation d’envoi, en secondes',
  undoHint: 'De 0 à 60. Une réponse attend ce délai, pendant lequel vous pouvez encore annuler l’envoi.',
  assignsInTurn: 'Assigner les nouvelles conversations à tour de rôle',
  assignsHint: 'Chaque nouvelle conversation va au membre suivant qui n’est pas absent.',
  requiresTwoStep: 'Exiger de tous la connexion en deux étapes dans cette boutique',
  twoStepHint:
    'Les membres qui ne l’ont pas la configurent avant de pouvoir continuer. Activez-la d’abord pour votre propre compte, sur la page Comptes.',
  signatureHint: 'Ajoutée à la fin de chaque réponse.',
}

export const storeDeletionMessages: Translation<typeof english.storeDeletionMessages> = {
  title: 'Supprimer la boutique',
  hint: 'La boutique est supprimée au bout de sept jours. D’ici là, chaque propriétaire peut annuler la suppression.',
  effects: [
    'Les conversations, brouillons, notes, documents, réponses enregistrées, clients et paramètres sont supprimés de Draftdesk.',
    'Les réponses en attente d’envoi ne sont pas envoyées.',
    'La boîte mail et la boutique en ligne restent telles quelles. Draftdesk oublie comment y accéder.',
    'Toutes les personnes de la boutique perdent leur accès. Leurs comptes restent.',
  ],
  typeName: (name) => `Saisissez le nom de la boutique, ${name}, pour confirmer`,
  submit: 'Supprimer la boutique',
  planned: (day) =>
    `La boutique sera supprimée le ${day}. Appuyez sur « Conserver la boutique » en haut de la page pour la garder.`,
  done: 'La boutique sera supprimée dans sept jours. Ses propriétaires reçoivent un e-mail.',
  failed: 'La boutique n’a pas pu être supprimée. Veuillez réessayer.',
}

export const tagMessages: Translation<typeof english.tagMessages> = {
  title: 'Étiquettes',
  hint: 'Votre équipe étiquette les conversations avec la touche l. Une conversation en a 20 au maximum.',
  none: 'Pas encore d’étiquette.',
  new: 'Nouvelle étiquette',
  name: 'Nom',
  color: 'Couleur',
  create: 'Créer l’étiquette',
  save: 'Enregistrer',
  colors: {
    gray: 'Gris',
    red: 'Rouge',
    orange: 'Orange',
    amber: 'Ambre',
    green: 'Vert',
    teal: 'Turquoise',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
  },
  threads: formatConversationCount,
  edit: (name) => `Modifier l’étiquette ${name}`,
  into: 'Fusionner avec',
  chooseTag: 'Choisir une étiquette',
  merge: 'Fusionner',
  mergeHint: 'Toutes les conversations avec cette étiquette reçoivent l’autre. C’est irréversible.',
  chooseFirst: 'Veuillez choisir l’étiquette qui la remplace.',
  delete: 'Supprimer l’étiquette',
  created: (name) => `L’étiquette ${name} est créée.`,
  saved: (name) => `L’étiquette ${name} est enregistrée.`,
  merged: (name, into) => `${name} est devenue ${into}.`,
  deleted: (name) => `L’étiquette ${name} est supprimée.`,
  restored: (name) => `L’étiquette ${name} est rétablie.`,
  loadFailed: 'Impossible de charger les étiquettes.',
  failed: 'L’étiquette n’a pas pu être enregistrée. Veuillez réessayer.',
}

export const replyPreviewMessages: Translation<typeof english.replyPreviewMessages> = {
  title: 'Aperçu',
  from: 'De',
  replyTo: 'Répondre à',
  mailbox: 'votre boîte mail',
  body: 'Bonjour Ada,\n\nMerci pour votre message. Votre colis est parti ce matin et vous parviendra vendredi.',
}

const retentionNouns = {
  resolved: ['conversation sans réponse à donner', 'conversations sans réponse à donner'],
  archived: ['conversation archivée', 'conversations archivées'],
  spam: ['conversation de spam', 'conversations de spam'],
  activity: ['entrée du journal d’activité', 'entrées du journal d’activité'],
} as const

const periods: Readonly<Record<number, string>> = {
  30: '30 jours',
  90: '90 jours',
  180: '180 jours',
  365: '1 an',
  730: '2 ans',
  1095: '3 ans',
  1825: '5 ans',
  3650: '10 ans',
}

export const retentionMessages: Translation<typeof english.retentionMessages> = {
  title: 'Supprimer les anciennes données',
  hint: 'Draftdesk supprime les anciennes données par petites étapes. Votre boîte mail reste telle quelle, et les e-mails supprimés n’y sont pas relus.',
  kinds: {
    resolved: 'Conversations sans réponse à donner',
    archived: 'Conversations archivées',
    spam: 'Spam',
    activity: 'Journal d’activité',
  },
  never: 'Conserver',
  after: (age) => `Supprimer après ${age}`,
  periods,
  days: (days) => `${String(days)} ${days < 2 ? 'jour' : 'jours'}`,
  counted: (kind, count, age) =>
    `${count.toLocaleString('fr')} ${retentionNouns[kind][count < 2 ? 0 : 1]} de plus de ${age}`,
  wouldDelete: (list) => `Seraient supprimés : ${list}.`,
  nothing: 'Rien n’est assez ancien pour être supprimé maintenant.',
  again: 'Appuyez de nouveau sur Enregistrer pour continuer. C’est irréversible.',
  submit: 'Enregistrer',
  preview: 'Aperçu',
  saved: 'Les paramètres sont enregistrés.',
  erasing: 'Les conversations de la boîte mail déconnectée sont en cours de suppression.',
  failed: 'Les paramètres n’ont pas pu être enregistrés. Veuillez réessayer.',
  loadFailed: 'Impossible de charger les paramètres.',
  conflict:
    'Entre-temps, un collègue a modifié ces paramètres. Enregistrez de nouveau pour remplacer ses modifications par les vôtres.',
}

const formatCount = (number: number, one: string, many: string): string =>
  `${String(number)} ${number < 2 ? one : many}`

export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  title: 'Données clients',
  hint: 'Téléchargez ou effacez tout ce que Draftdesk conserve sur un client.',
  address: 'Adresse e-mail du client',
  export: 'Télécharger les données',
  erase: 'Effacer le client',
  eraseHint:
    'Cela supprime de Draftdesk les conversations, brouillons et commandes de ce client. C’est irréversible. Votre boîte mail et votre boutique en ligne restent telles quelles.',
  confirm: 'Oui, effacer ce client définitivement',
  confirmNeeded: 'Veuillez d’abord cocher la case : l’effacement est irréversible.',
  erased: (conversations, emails) =>
    `Effacé : ${formatCount(conversations, 'conversation', 'conversations')}, ${formatCount(emails, 'e-mail', 'e-mails')}.`,
  failed: 'L’opération a échoué. Veuillez réessayer.',
  loadFailed: 'Impossible de charger les demandes.',
  requests: 'Demandes reçues par votre boutique en ligne',
  none: 'Aucune demande.',
  kinds: {
    export: 'Demande ses données',
    erase: 'Client effacé',
    shop: 'Données de la boutique en ligne effacées',
    uninstalled: 'Application retirée',
  },
  notErased: 'Demande d’effacer une adresse de votre propre boutique. Rien n’a été effacé.',
  due: (day) => `À traiter avant le ${day}`,
  doneOn: (day) => `Traitée le ${day}`,
  unknown: 'Aucune adresse transmise',
  close: 'Marquer comme traitée',
  closed: 'La demande est marquée comme traitée.',
  done: 'Traitée',
}

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'a ouvert la boutique en tant que super-administrateur',
  admin_left: () => 'est sorti de la boutique',
  member_invited: (note) => `a invité ${note}`,
  invite_revoked: (note) => `a révoqué l’invitation pour ${note}`,
  invite_restored: (note) => `a rétabli l’invitation pour ${note}`,
  member_joined: (note) => `a rejoint la boutique avec le rôle ${note}`,
  member_left: () => 'a quitté la boutique définitivement',
  member_removed: (note) => `a retiré ${note}`,
  member_restored: (note) => `a rétabli ${note}`,
  role_changed: (note) => `a changé un rôle : ${note}`,
  mailbox_connected: (note) => `a connecté le compte e-mail ${note}`,
  mailbox_failing: (note) => `a testé le compte e-mail ${note}, qui ne fonctionne plus`,
  mailbox_disconnected: (note) => `a déconnecté le compte e-mail ${note}`,
  shop_connected: (note) => `a connecté la boutique en ligne ${note}`,
  shop_failing: (note) => `a testé la boutique en ligne ${note}, qui ne fonctionne plus`,
  reply_limits_changed: (note) => `a changé le nombre de réponses que la boutique peut envoyer : ${note}`,
  customer_erased: () => 'a effacé les données d’un client',
  customer_exported: () => 'a téléchargé les données d’un client',
  deletion_planned: () => 'a programmé la suppression de la boutique',
  deletion_cancelled: () => 'a annulé la suppression de la boutique',
  retention_changed: (note) => `a changé la durée de conservation des données : ${note}`,
  emails_erased: () => 'a déconnecté le compte e-mail et fait supprimer ses conversations',
  note_deleted: (note) => `a supprimé une note de ${note}`,
  store_suspended: () => 'a suspendu la boutique',
  store_resumed: () => 'a levé la suspension de la boutique',
  job_rerun: () => 'a relancé une tâche en échec',
  two_step_required: () => 'a exigé de tous la connexion en deux étapes',
  two_step_optional: () => 'n’exige plus la connexion en deux étapes',
  two_step_on: () => 'a activé la connexion en deux étapes',
  two_step_off: () => 'a désactivé la connexion en deux étapes',
  passkey_added: () => 'a ajouté une clé d’accès',
  passkey_renamed: () => 'a renommé une clé d’accès',
  passkey_removed: () => 'a supprimé une clé d’accès',
  two_step_reset: () => 'a réinitialisé la connexion en deux étapes',
  recovery_codes_renewed: () => 'a obtenu de nouveaux codes de récupération',
  recovery_code_used: () => 'a utilisé un code de récupération',
  identity_proven: () => 'a confirmé à nouveau son identité',
  model_limit_reached: () =>
    'rédige les brouillons sans le modèle jusqu’au mois prochain : le plafond est atteint',
  model_limit_changed: (note) => `a changé le plafond mensuel du modèle : ${note}`,
  shop_disconnected: (note) => `a déconnecté la boutique en ligne ${note}`,
}

export const activityMessages: Translation<typeof english.activityMessages> = {
  title: 'Activité',
  hint: 'Accès de l’assistance, changements dans votre équipe, et connexions créées ou supprimées.',
  none: 'Rien pour l’instant',
  noneHint: 'Les changements de la boutique apparaissent ici.',
  failed: 'Impossible de charger l’activité.',
  more: 'Afficher les entrées plus anciennes',
  pages: 'Pages',
  newest: 'Retour aux plus récentes',
  /** The sentence after the person’s name. An unknown action is shown by its name. */
  sentence: (action, note) =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(' : ')
    ).trim(),
  /** The reason that a super admin gave. */
  reason: (action, note) =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
}

export const draftingSettingsMessages: Translation<typeof english.draftingSettingsMessages> = {
  when: 'Quand',
  hint: 'Vous trouvez les brouillons à côté des e-mails auxquels ils répondent. Rien n’est envoyé tant que vous n’appuyez pas sur Envoyer.',
  isOn: 'Rédiger des brouillons pour les nouveaux e-mails',
  isOnHint: 'Un brouillon est rédigé quand vos documents ou vos exemples répondent à l’e-mail.',
  never: 'Ne jamais rédiger sur',
  neverHint: 'Un sujet par ligne. Les e-mails sur ces sujets ne reçoivent pas de brouillon.',
  sound: 'Le style',
  soundHint: 'Ton, longueur et langue de chaque nouveau brouillon.',
  tone: 'Ton',
  length: 'Longueur',
  language: 'Langue des réponses',
  languageOfMail: 'Celle de l’e-mail',
  guardrails: 'Consignes pour chaque brouillon',
  guardrailsHint:
    'Écrivez-les comme pour un nouveau collègue. Elles ne s’appliquent qu’avec un modèle de langage.',
  model: 'Modèle',
  modelHint: 'Sans modèle de langage, les brouillons sont composés de vos propres documents et exemples.',
  usesModel: 'Utiliser un modèle de langage',
  server: (name) =>
    name
      ? `${name} est inclus. Vous pouvez utiliser votre propre modèle à la place.`
      : 'Aucun modèle n’est inclus. Ajoutez le vôtre ci-dessous.',
  masking: 'Masquer les noms des clients au modèle',
  maskingHint: 'Les adresses, numéros de téléphone et numéros de compte sont toujours masqués.',
  url: 'Adresse de votre propre modèle',
  urlHint:
    'Tout service avec une API compatible OpenAI, par exemple https://api.example.com/v1. Laissez ce champ vide pour utiliser le modèle inclus.',
  name: 'Nom du modèle',
  key: 'Clé API',
  keyHint: (has) =>
    has
      ? 'Une clé est enregistrée. Laissez ce champ vide pour la conserver.'
      : 'Elle est stockée chiffrée et n’est plus jamais affichée.',
  monthTokens: 'Plafond mensuel de jetons',
  monthHint:
    'Laissez ce champ vide pour ne pas fixer de plafond. Au-delà, les brouillons sont rédigés sans le modèle.',
  prices: { price_in: 'Prix par million de jetons lus', price_out: 'Prix par million de jetons écrits' },
  /** The day is yyyy-mm-dd. */
  used: (tokens, cost, isEstimated) =>
    `Utilisé ce mois-ci : ${isEstimated ? 'environ ' : ''}${tokens.toLocaleString('fr')} jetons${cost === null ? '' : `, environ ${cost.toFixed(2).replace('.', ',')}`}.`,
  submit: 'Enregistrer',
  busy: 'Enregistrement',
  test: 'Tester le modèle',
  tested: (name, ms, detail) => `${name} a répondu en ${String(ms)} ms. ${detail}`,
  testing: 'Test du modèle…',
  testFailed: 'Le modèle n’a pas pu être testé. Veuillez réessayer.',
  saved: 'Les paramètres sont enregistrés.',
  failed: 'Les paramètres n’ont pas pu être enregistrés. Veuillez réessayer.',
  loadFailed: 'Impossible de charger les paramètres.',
  conflict:
    'Entre-temps, un collègue a modifié ces paramètres. Enregistrez de nouveau pour remplacer ses modifications par les vôtres.',
}
