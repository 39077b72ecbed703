import type * as english from '../en/two-step.ts'
import type { Translation } from '../get-texts.ts'

export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Connexion en deux étapes',
  hint: 'La connexion demande votre mot de passe, et un code d’une application de votre téléphone ou une clé d’accès.',
  loadFailed: 'Impossible de charger la connexion en deux étapes.',
  again: 'Réessayer',
  on: 'Activée',
  off: 'Désactivée',
  since: (day) => `Activée depuis le ${day}.`,
  codesLeft: (count) =>
    count === 0
      ? 'Il ne vous reste aucun code de récupération. Demandez-en de nouveaux maintenant, au cas où vous perdriez votre téléphone.'
      : `Il vous reste ${count === 1 ? '1 code' : `${count} codes`} de récupération, au cas où vous perdriez votre téléphone.`,
  isOff:
    'Un mot de passe volé ne suffit plus à ouvrir votre compte. Il vous faut une application d’authentification, comme Google Authenticator, 1Password ou Aegis, ou une clé d’accès.',
  begin: 'Configurer la connexion en deux étapes',
  cancel: 'Annuler',
  continue: 'Continuer',
  failed: 'L’opération a échoué. Veuillez réessayer.',
  setUp: {
    password: 'Votre mot de passe, pour configurer la connexion en deux étapes',
    scan: 'Scannez ce QR code avec votre application d’authentification.',
    qr: 'QR code pour l’application d’authentification',
    secret: 'Ou saisissez cette clé dans l’application :',
    open: 'Ouvrir l’application d’authentification sur cet appareil',
    code: 'Code de l’application',
    codeHint: 'Saisissez le code à 6 chiffres que l’application affiche maintenant.',
    confirm: 'Activer',
  },
  codes: {
    title: 'Conservez vos codes de récupération',
    hint: 'Chaque code vous connecte une fois sans votre téléphone. Ils ne s’affichent que maintenant : gardez-les en lieu sûr.',
    list: 'Codes de récupération',
    copy: 'Copier',
    copied: 'Les codes de récupération sont copiés.',
    copyFailed: 'Le navigateur n’a pas autorisé la copie. Veuillez sélectionner les codes et les copier.',
    download: 'Télécharger',
    file: 'draftdesk-codes-de-recuperation.txt',
    fileHead: 'Codes de récupération de Draftdesk. Chacun ne sert qu’une fois.',
    done: 'Je les ai conservés',
  },
  renew: {
    open: 'Nouveaux codes de récupération',
    hint: 'Les anciens codes ne fonctionneront plus.',
    code: 'Code de l’application ou de récupération',
    submit: 'Obtenir de nouveaux codes',
  },
  turnOff: {
    open: 'Désactiver',
    hint: 'Ensuite, la connexion ne demandera plus que votre mot de passe.',
    password: 'Votre mot de passe, pour désactiver la connexion en deux étapes',
    code: 'Code de l’application ou de récupération',
    submit: 'Désactiver la connexion en deux étapes',
  },
  passkeys: {
    title: 'Clés d’accès',
    none: 'Vous n’avez pas de clé d’accès. Une clé d’accès termine une connexion avec une empreinte, votre visage, un code PIN ou une clé de sécurité, et aucun autre site ne peut la demander.',
    add: 'Ajouter une clé d’accès',
    addApp: 'Configurer une application d’authentification',
    addHint:
      'Le navigateur demande où conserver la clé d’accès : sur cet appareil, sur votre téléphone ou sur une clé de sécurité.',
    name: 'Nom de la clé d’accès',
    create: 'Créer la clé d’accès',
    save: 'Enregistrer',
    rename: 'Renommer',
    remove: 'Supprimer',
    added: 'La clé d’accès est ajoutée.',
    renamed: 'La clé d’accès est renommée.',
    removed: 'La clé d’accès est supprimée.',
    unused: 'Aucune clé d’accès n’a été créée. Veuillez réessayer ou utiliser un autre navigateur.',
    renameOf: (name) => `Renommer ${name}`,
    removeOf: (name) => `Supprimer ${name}`,
    removeHint: (name) => `${name} ne servira plus à la connexion. Supprimez-la aussi sur votre appareil.`,
    removeLastHint: (name) =>
      `${name} ne servira plus à la connexion. C’est votre dernière deuxième étape : la connexion en deux étapes sera désactivée.`,
    about: (day, used) =>
      `Ajoutée le ${day}. ${used === undefined ? 'Jamais utilisée.' : `Dernière utilisation le ${used}.`}`,
  },
  ofStore:
    'Cette boutique demande la connexion en deux étapes à toutes les personnes qui y travaillent. Configurez-la pour continuer.',
  ofSuperAdmins:
    'Ce service demande la connexion en deux étapes aux super-administrateurs. Configurez-la pour continuer.',
  otherStore: 'Choisir une autre boutique',
  back: 'Retour à Draftdesk',
  turnedOn: 'La connexion en deux étapes est activée.',
  renewed: 'Vos anciens codes de récupération ne fonctionnent plus.',
  turnedOff: 'La connexion en deux étapes est désactivée.',
}
