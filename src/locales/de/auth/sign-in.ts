import type * as english from '../../en/auth/sign-in.ts'
import type { Translation } from '../../get-texts.ts'

export const signinMessages: Translation<typeof english.signinMessages> = {
  title: 'Bei Ihrem Konto anmelden',
  adminTitle: 'Bei Ihrem Konto anmelden',
  typed:
    'Ihre nicht gespeicherten Eingaben sind nach der Anmeldung wieder da, außer Passwörtern und Dateien.',
  tab: 'Anmelden',
  adminTab: 'Admin-Anmeldung',
  adminHint: 'Für Administratoren der Plattform.',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  forgot: 'Passwort vergessen?',
  noAccount: 'Neu bei Draftdesk?',
  signup: 'Kostenloses Konto anlegen',
  google: 'Weiter mit Google',
  or: 'oder',
  required: 'Bitte geben Sie E-Mail-Adresse und Passwort ein.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein.',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut.',
}

export const codeStepMessages: Translation<typeof english.codeStepMessages> = {
  tab: 'Anmeldung in zwei Schritten',
  title: 'Anmeldung in zwei Schritten',
  hints: {
    passkey: 'Bestätigen Sie mit Ihrem Passkey: Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.',
    code: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
    recovery: 'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
  },
  passkey: 'Passkey verwenden',
  passkeyUnused:
    'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es erneut, oder verwenden Sie einen Code.',
  labels: { code: 'Code der Authenticator-App', recovery: 'Wiederherstellungscode' },
  required: {
    code: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
    recovery: 'Bitte geben Sie einen Wiederherstellungscode ein.',
  },
  links: {
    code: 'Authenticator-App verwenden',
    recovery: 'Telefon verloren? Wiederherstellungscode verwenden',
  },
  submit: 'Weiter',
  busy: 'Anmeldung läuft',
  again: 'Zurück zur Anmeldung',
}

export const signupMessages: Translation<typeof english.signupMessages> = {
  title: 'Kostenloses Konto anlegen',
  tab: 'Registrieren',
  submit: 'Konto anlegen',
  busy: 'Ihr Konto wird angelegt',
  haveAccount: 'Haben Sie schon ein Konto?',
  login: 'Anmelden',
  google: 'Weiter mit Google',
  or: 'oder',
  agree: 'Mit dem Anlegen eines Kontos akzeptieren Sie unsere',
  terms: 'Nutzungsbedingungen',
  and: 'und',
  privacy: 'Datenschutzerklärung',
  namesRequired: 'Bitte geben Sie Vornamen und Nachnamen ein.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  passwordRule:
    'Das Passwort braucht mindestens 8 Zeichen, darunter einen Groß- und einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  invited: 'Sie wurden in einen Store eingeladen. Legen Sie Ihr Konto an, um beizutreten.',
}

export const verifyEmailMessages: Translation<typeof english.verifyEmailMessages> = {
  title: 'E-Mail-Adresse bestätigen',
  sentTo: 'Wir haben einen Code gesendet an',
  sentHint: 'Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
  unknownHint:
    'Geben Sie die Adresse ein, mit der Sie sich registriert haben, und den Code, den wir dorthin gesendet haben.',
  or: 'oder',
  code: 'Bestätigungscode',
  submit: 'Bestätigen',
  busy: 'Wird geprüft',
  resend: 'E-Mail erneut senden',
  resending: 'Wird gesendet',
  codeRequired: 'Bitte geben Sie den Bestätigungscode ein.',
  noEmail: 'Die E-Mail-Adresse fehlt. Bitte registrieren Sie sich noch einmal.',
  signup: 'Registrieren',
  failed: 'Die E-Mail-Adresse konnte nicht bestätigt werden.',
  resendFailed: 'Die Bestätigungs-E-Mail konnte nicht erneut gesendet werden.',
  resent: 'Die Bestätigungs-E-Mail ist erneut unterwegs.',
  verifiedTitle: 'E-Mail-Adresse bestätigt',
  verifiedHint: 'Ihr Konto ist bereit. Melden Sie sich an, um fortzufahren.',
  choosePassword:
    'Wir haben Ihnen einen Link gesendet, mit dem Sie ein Passwort wählen. Diese Adresse wurde mehrmals oder in einem anderen Browser registriert.',
  login: 'Anmelden',
  wrongAddress: 'Falsche Adresse?',
}

export const forgotPasswordMessages: Translation<typeof english.forgotPasswordMessages> = {
  title: 'Passwort zurücksetzen',
  hint: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link.',
  submit: 'Link senden',
  busy: 'Wird gesendet',
  sentTitle: 'Sehen Sie in Ihre E-Mails',
  sentTo: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs an',
  sentHint: 'Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
  resend: 'E-Mail erneut senden',
  back: 'Zurück zur Anmeldung',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  failed: 'Die E-Mail konnte nicht gesendet werden.',
  sent: 'Der Link zum Zurücksetzen des Passworts ist unterwegs.',
}

export const confirmMessages: Translation<typeof english.confirmMessages> = {
  invite: (by, store) => ({
    tab: 'Einladung annehmen',
    title: 'Diese Einladung annehmen?',
    text:
      store === undefined
        ? `${by ?? 'Ein Teammitglied'} lädt Sie ein, im selben Store zu arbeiten.`
        : `${by ?? 'Ein Teammitglied'} lädt Sie ein, in ${store} mitzuarbeiten.`,
    action: 'Einladung annehmen',
    away: 'Jetzt nicht',
  }),
  used: (store) => ({
    tab: 'Einladung annehmen',
    title: 'Diese Einladung wurde schon verwendet',
    text: `Wenn Sie ${store} damit beigetreten sind, öffnen Sie den Store. Wenn nicht, bitten Sie um eine neue Einladung.`,
    away: 'Weiter',
  }),
  expired: (by, store) => ({
    tab: 'Einladung annehmen',
    title: 'Diese Einladung ist nicht mehr gültig',
    text: `Es war eine Einladung zu ${store}. Bitten Sie ${by ?? 'den Absender'} um eine neue.`,
    away: 'Weiter',
  }),
  gone: {
    tab: 'Mit einem Link anmelden',
    title: 'Dieser Link wurde schon verwendet',
    text: 'Ein Anmeldelink gilt nur einmal und nur für wenige Minuten. Bitte melden Sie sich an oder fordern Sie einen neuen Link an.',
    away: 'Zur Anmeldeseite',
  },
  link: (name) => ({
    tab: 'Mit einem Link anmelden',
    title: name ? `Als ${name} anmelden?` : 'Mit diesem Link anmelden?',
    text: 'Eine andere Website hat Sie mit einem Anmeldelink hierher geschickt. Fahren Sie nur fort, wenn Sie dieses Konto kennen.',
    action: 'Anmelden',
    away: 'Als andere Person anmelden',
  }),
}
