import type * as english from '../en/accounts.ts'
import type { Translation } from '../words.ts'

/** Words of /accounts-page: the people of the store, and the invitations, in French. */
export const peopleMessages: Translation<typeof english.peopleMessages> = {
  title: 'Comptes',
  hint: 'Votre compte, et les personnes qui travaillent dans cette boutique.',
  members: 'Personnes',
  membersHint: 'Les personnes qui travaillent dans cette boutique. Leurs droits figurent sous Rôles.',
  loadFailed: 'Impossible de charger les personnes de cette boutique.',
  again: 'Réessayer',
  you: '(vous)',
  since: (day) => `Depuis le ${day}`,
  roles: { owner: 'Propriétaire', manager: 'Responsable', agent: 'Agent', observer: 'Observateur' },
  role: 'Rôle',
  roleOf: (name) => `Rôle pour ${name}`,
  save: 'Enregistrer',
  saveRole: (name) => `Enregistrer le rôle pour ${name}`,
  roleChanged: (name, role) => `${name} a désormais le rôle « ${role} ».`,
  conflict: (name) => `Entre-temps, un collègue a changé le rôle pour ${name}. Voici le nouveau rôle.`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removed: (name) => `${name} ne fait plus partie de cette boutique et ne peut plus l’ouvrir.`,
  undo: 'Annuler',
  leave: 'Quitter la boutique',
  leaveHint: 'Pour revenir, il vous faudra une nouvelle invitation. Votre travail reste dans la boutique.',
  leaveSure: 'Quitter cette boutique',
  left: (store) => `Vous avez quitté ${store}.`,
  changeFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
}

/** Words of the table of roles, in French. */
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

/** Words of the invitations, in French. */
export const inviteMessages: Translation<typeof english.inviteMessages> = {
  title: 'Invitations',
  hint: 'Une invitation est un lien envoyé par e-mail. Il est valable 7 jours, et uniquement pour cette adresse.',
  setUpTitle: 'Inviter un collègue',
  setUpHint:
    'Si un collègue connaît mieux vos politiques, votre boîte mail ou votre boutique en ligne, invitez-le dans cette boutique.',
  email: 'Adresse e-mail',
  submit: 'Inviter',
  busy: 'Envoi de l’invitation',
  emailRequired: 'Veuillez saisir l’adresse e-mail.',
  sent: (email) => `Une invitation vient d’être envoyée à ${email}.`,
  empty: 'Aucune invitation en cours.',
  states: { open: 'En cours', accepted: 'Acceptée', expired: 'Expirée' },
  invited: (day) => `Envoyée le ${day}`,
  expires: (day) => `expire le ${day}`,
  expired: (day) => `expirée le ${day}`,
  accepted: 'adresse pas encore vérifiée',
  resend: 'Renvoyer',
  resendTo: (email) => `Renvoyer l’invitation à ${email}`,
  resent: (email) => `Un nouveau lien a été envoyé à ${email}. L’ancien ne fonctionne plus.`,
  revoke: 'Révoquer',
  revokeFor: (email) => `Révoquer l’invitation pour ${email}`,
  revoked: (email) => `L’invitation pour ${email} a été révoquée. Son lien ne fonctionne plus.`,
  failed: 'L’invitation n’a pas pu être envoyée. Veuillez réessayer.',
}

/** Words of the user's own account, in French. */
export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Votre compte',
  name: 'Nom et photo',
  hint: 'Vos collègues voient votre nom et votre photo.',
  save: 'Enregistrer le nom',
  saving: 'Enregistrement',
  nameSaved: 'Votre nom est enregistré.',
  namesRequired: 'Le prénom et le nom sont obligatoires',
  picture: 'Photo',
  choose: 'Choisir une photo',
  pictureHint: 'PNG, JPEG ou WebP, jusqu’à 2 Mo et 4096 × 4096 pixels',
  upload: 'Importer',
  uploading: 'Importation de votre photo',
  removePicture: 'Retirer la photo',
  pictureSaved: 'Votre photo est enregistrée.',
  pictureRemoved: 'Votre photo est retirée.',
  tooLarge: 'La photo est trop lourde. Elle peut faire 2 Mo au maximum.',
  wrongKind: 'Ce format de photo n’est pas pris en charge. Veuillez utiliser PNG, JPEG ou WebP.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  password: 'Mot de passe',
  passwordHint:
    'Un nouveau mot de passe vous déconnecte de tous vos autres appareils. Ici, votre session reste ouverte.',
  currentPassword: 'Mot de passe actuel',
  currentRequired: 'Veuillez saisir votre mot de passe actuel.',
  submit: 'Changer le mot de passe',
  busy: 'Changement du mot de passe',
  passwordFailed: 'Le mot de passe n’a pas pu être changé. Veuillez réessayer.',
  noPassword:
    'Vous vous connectez avec Google ou l’authentification unique : ce compte n’a donc pas de mot de passe. Pour en définir un, déconnectez-vous et choisissez « Mot de passe oublié ? » sur la page de connexion.',
}

/** Words of the absence, in French. */
export const awayMessages: Translation<typeof english.awayMessages> = {
  title: 'Absence',
  hint: 'Pendant votre absence, aucune nouvelle conversation ne vous est assignée. Si un client répond à l’une des vôtres, elle retourne à l’équipe.',
  from: 'Premier jour d’absence',
  until: 'Dernier jour d’absence',
  untilHint: 'Laissez ce champ vide si vous ne le savez pas encore.',
  save: 'Enregistrer',
  back: 'Je suis de retour',
  saved: 'Vos collègues voient votre absence.',
  ended: 'Bon retour parmi nous.',
  fromRequired: 'Veuillez choisir votre premier jour d’absence.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
}

/** Words of deleting one's own account, in French. */
export const accountDeletionMessages: Translation<typeof english.accountDeletionMessages> = {
  title: 'Supprimer mon compte',
  hint: 'Votre compte est supprimé au bout de sept jours. D’ici là, vous pouvez annuler la suppression.',
  effects: [
    'Votre compte, votre photo, vos sessions ainsi que vos réponses et filtres enregistrés personnels sont supprimés.',
    'Vos conversations retournent à l’équipe de chaque boutique.',
    'Les e-mails et les notes que vous avez écrits restent dans leurs boutiques, avec votre nom.',
  ],
  onlyOwner: (stores) =>
    `Vous êtes le seul propriétaire de : ${stores.join(', ')}. Supprimez la boutique, ou donnez d’abord le rôle de propriétaire à un autre membre.`,
  password: 'Votre mot de passe, pour supprimer le compte',
  email: 'Votre adresse e-mail, pour supprimer le compte',
  submit: 'Supprimer mon compte',
  planned: (day) => `Votre compte sera supprimé le ${day}.`,
  waits: (stores) => `Il est conservé tant que vous êtes le seul propriétaire de : ${stores.join(', ')}.`,
  done: 'Votre compte sera supprimé dans sept jours. Nous vous avons envoyé un e-mail.',
  failed: 'L’opération a échoué. Veuillez réessayer.',
}

/** Words of the choices of notifications, in French. */
export const notificationSettingsMessages: Translation<typeof english.notificationSettingsMessages> = {
  title: 'Notifications',
  hint: 'Choisissez ce qui vous est notifié, et où. Ces choix ne concernent que vous et valent dans toutes vos boutiques.',
  loadFailed: 'Impossible de charger vos choix.',
  again: 'Réessayer',
  kind: 'M’avertir quand',
  kinds: {
    assigned: 'Une conversation m’est assignée',
    mentioned: 'Une note me mentionne',
    answered: 'Un client répond à ma conversation',
    send_failed: 'Une de mes réponses n’est pas envoyée',
    mailbox_stopped: 'La boîte mail s’arrête (propriétaires)',
  },
  channels: { app: 'Dans Draftdesk', push: 'Push', mail: 'E-mail' },
  choice: (kind, channel) => `${kind} : ${channel}`,
  mailTime: 'Envoyer un e-mail si je ne l’ai pas vue au bout de',
  mailTimes: { '5': '5 minutes', '15': '15 minutes', '60': 'une heure', '240': '4 heures' },
  mailHint: 'L’arrêt de la boîte mail est signalé par e-mail immédiatement.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  push: 'Notifications push',
  pushHint:
    'Elles vous parviennent même quand Draftdesk est fermé, dans chaque navigateur où vous les activez.',
  pushOn: 'Activer dans ce navigateur',
  pushOff: 'Désactiver dans ce navigateur',
  pushIsOn: 'Les notifications push sont activées dans ce navigateur.',
  pushUnsupported: 'Ce navigateur ne propose pas de notifications push.',
  pushDenied:
    'Ce navigateur bloque les notifications de Draftdesk. Autorisez-les pour ce site dans les paramètres du navigateur, puis réessayez.',
  pushFailed: 'Les notifications push n’ont pas pu être activées. Veuillez réessayer.',
  browsers: 'Autres navigateurs avec notifications push',
  unknownDevice: 'Navigateur inconnu',
  since: (moment) => `depuis le ${moment}`,
  remove: 'Désactiver',
  removeNamed: (device) => `Désactiver les notifications push dans ${device}`,
}

/** Words of the list of sign-ins, in French. */
export const signInMessages: Translation<typeof english.signInMessages> = {
  title: 'Vos sessions ouvertes',
  hint: 'Les navigateurs connectés à votre compte. Si l’un d’eux vous est inconnu, déconnectez-le et changez votre mot de passe.',
  loadFailed: 'Impossible de charger vos sessions.',
  again: 'Réessayer',
  unknownDevice: 'Navigateur inconnu',
  from: (place) => `depuis ${place}`,
  since: (moment) => `session ouverte le ${moment}`,
  used: (moment) => `dernière activité le ${moment}`,
  current: 'Ce navigateur',
  empty: 'Vous n’avez aucune autre session ouverte.',
  end: 'Déconnecter',
  endNamed: (device, moment) => `Déconnecter ${device}, session ouverte le ${moment}`,
  endHint: 'Ce navigateur est déconnecté immédiatement. Le travail non enregistré peut y être perdu.',
  endSure: 'Déconnecter ce navigateur',
  ended: 'Le navigateur est déconnecté.',
  endOthers: 'Déconnecter tous les autres',
  endOthersHint:
    'Tous les autres navigateurs sont déconnectés immédiatement. Le travail non enregistré peut y être perdu.',
  endOthersSure: 'Déconnecter tous les autres navigateurs',
  othersEnded: 'Tous les autres navigateurs sont déconnectés.',
  failed: 'Le navigateur n’a pas pu être déconnecté. Veuillez réessayer.',
}
