import type * as english from '../../en/auth/sign-in.ts'
import type { Translation } from '../../get-texts.ts'

export const signinMessages: Translation<typeof english.signinMessages> = {
  title: 'Connectez-vous à votre compte',
  adminTitle: 'Connectez-vous à votre compte',
  typed: 'Votre texte non enregistré réapparaît après la connexion, sauf les mots de passe et les fichiers.',
  tab: 'Connexion',
  adminTab: 'Connexion administrateur',
  adminHint: 'Réservé aux administrateurs de la plateforme.',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  forgot: 'Mot de passe oublié ?',
  noAccount: 'Vous découvrez Draftdesk ?',
  signup: 'Créer un compte gratuit',
  google: 'Continuer avec Google',
  or: 'ou',
  required: 'L’adresse e-mail et le mot de passe sont obligatoires.',
  emailRequired: 'L’adresse e-mail est obligatoire.',
  passwordRequired: 'Le mot de passe est obligatoire.',
  failed: 'La connexion a échoué. Veuillez réessayer.',
}

export const codeStepMessages: Translation<typeof english.codeStepMessages> = {
  tab: 'Connexion en deux étapes',
  title: 'Connexion en deux étapes',
  hints: {
    passkey: 'Confirmez avec votre clé d’accès : empreinte, visage, code PIN ou clé de sécurité.',
    code: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
    recovery: 'Saisissez l’un des codes de récupération que vous avez conservés. Chacun ne sert qu’une fois.',
  },
  passkey: 'Utiliser une clé d’accès',
  passkeyUnused: 'La clé d’accès n’a pas été utilisée. Veuillez réessayer ou utiliser un code.',
  labels: { code: 'Code de l’application', recovery: 'Code de récupération' },
  required: {
    code: 'Veuillez saisir le code de votre application d’authentification.',
    recovery: 'Veuillez saisir un code de récupération.',
  },
  links: {
    code: 'Utiliser l’application d’authentification',
    recovery: 'Téléphone perdu ? Utiliser un code de récupération',
  },
  submit: 'Continuer',
  busy: 'Connexion en cours',
  again: 'Retour à la connexion',
}

export const signupMessages: Translation<typeof english.signupMessages> = {
  title: 'Créez votre compte gratuit',
  tab: 'Créer un compte',
  submit: 'Créer un compte',
  busy: 'Création de votre compte',
  haveAccount: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
  google: 'Continuer avec Google',
  or: 'ou',
  agree: 'En créant un compte, vous acceptez nos',
  terms: 'Conditions d’utilisation',
  and: 'et notre',
  privacy: 'Politique de confidentialité',
  namesRequired: 'Le prénom et le nom sont obligatoires',
  emailRequired: 'L’adresse e-mail est obligatoire.',
  passwordRule:
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  failed: 'Un problème est survenu. Veuillez réessayer.',
  invited: 'Vous avez reçu une invitation dans une boutique. Créez votre compte pour la rejoindre.',
}

export const verifyEmailMessages: Translation<typeof english.verifyEmailMessages> = {
  title: 'Vérifiez votre adresse e-mail',
  sentTo: 'Nous avons envoyé un code à',
  sentHint: 'Cela peut prendre une minute. Regardez aussi dans vos spams.',
  unknownHint: 'Saisissez l’adresse de votre compte et le code que nous y avons envoyé.',
  or: 'ou',
  code: 'Code de vérification',
  submit: 'Vérifier l’adresse',
  busy: 'Vérification',
  resend: 'Renvoyer l’e-mail',
  resending: 'Envoi en cours',
  codeRequired: 'Veuillez saisir le code de vérification.',
  noEmail: 'Adresse e-mail introuvable. Veuillez créer votre compte à nouveau.',
  signup: 'Créer un compte',
  failed: 'La vérification de l’adresse a échoué.',
  resendFailed: 'L’e-mail de vérification n’a pas pu être renvoyé.',
  resent: 'L’e-mail de vérification a été renvoyé.',
  verifiedTitle: 'Adresse vérifiée',
  verifiedHint: 'Votre compte est prêt. Connectez-vous pour continuer.',
  choosePassword:
    'Nous vous avons envoyé un lien pour choisir un mot de passe. Un compte a été demandé plusieurs fois pour cette adresse, ou depuis un autre navigateur.',
  login: 'Se connecter',
  wrongAddress: 'Mauvaise adresse ?',
}

export const forgotPasswordMessages: Translation<typeof english.forgotPasswordMessages> = {
  title: 'Réinitialisez votre mot de passe',
  hint: 'Saisissez l’adresse e-mail de votre compte, et nous vous enverrons un lien.',
  submit: 'Envoyer le lien',
  busy: 'Envoi en cours',
  sentTitle: 'Consultez vos e-mails',
  sentTo: 'Si un compte existe pour cette adresse, un lien vient d’être envoyé à',
  sentHint: 'Cela peut prendre une minute. Regardez aussi dans vos spams.',
  resend: 'Renvoyer l’e-mail',
  back: 'Retour à la connexion',
  emailRequired: 'L’adresse e-mail est obligatoire.',
  failed: 'L’e-mail n’a pas pu être envoyé.',
  sent: 'Le lien de réinitialisation a été envoyé.',
}

export const confirmMessages: Translation<typeof english.confirmMessages> = {
  invite: (by, store) => ({
    tab: 'Accepter une invitation',
    title: 'Accepter cette invitation ?',
    text: `${by ?? 'Un collègue'} vous invite à travailler dans ${store ?? 'sa boutique'}.`,
    action: 'Accepter l’invitation',
    away: 'Pas maintenant',
  }),
  used: (store) => ({
    tab: 'Accepter une invitation',
    title: 'Cette invitation a déjà été utilisée',
    text: `Si vous avez rejoint ${store} avec elle, ouvrez la boutique. Sinon, demandez une nouvelle invitation.`,
    away: 'Continuer',
  }),
  expired: (by, store) => ({
    tab: 'Accepter une invitation',
    title: 'Cette invitation n’est plus valable',
    text: `C’était une invitation à rejoindre ${store}. Veuillez en demander une nouvelle à ${by ?? 'son expéditeur'}.`,
    away: 'Continuer',
  }),
  gone: {
    tab: 'Se connecter avec un lien',
    title: 'Ce lien a déjà été utilisé',
    text: 'Un lien de connexion ne sert qu’une fois et n’est valable que quelques minutes. Veuillez vous connecter ou demander un nouveau lien.',
    away: 'Aller à la page de connexion',
  },
  link: (name) => ({
    tab: 'Se connecter avec un lien',
    title: name ? `Vous connecter en tant que ${name} ?` : 'Vous connecter avec ce lien ?',
    text: 'Un autre site vous a envoyé ici avec un lien de connexion. Ne continuez que si vous connaissez ce compte.',
    action: 'Se connecter',
    away: 'Changer de compte',
  }),
}
