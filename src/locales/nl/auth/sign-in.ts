import type * as english from '../../en/auth/sign-in.ts'
import type { Translation } from '../../get-texts.ts'

export const signinMessages: Translation<typeof english.signinMessages> = {
  title: 'Inloggen bij uw account',
  adminTitle: 'Inloggen bij uw account',
  typed: 'Wat u nog niet had opgeslagen, komt terug nadat u inlogt, behalve wachtwoorden en bestanden.',
  tab: 'Inloggen',
  adminTab: 'Inloggen voor beheer',
  adminHint: 'Voor beheerders van het platform.',
  submit: 'Inloggen',
  busy: 'Bezig met inloggen',
  forgot: 'Wachtwoord vergeten?',
  noAccount: 'Nieuw bij Draftdesk?',
  signup: 'Gratis account aanmaken',
  google: 'Doorgaan met Google',
  or: 'of',
  required: 'Voer uw e-mailadres en wachtwoord in.',
  emailRequired: 'Voer uw e-mailadres in.',
  passwordRequired: 'Voer uw wachtwoord in.',
  failed: 'Inloggen is niet gelukt. Probeer het opnieuw.',
}

export const codeStepMessages: Translation<typeof english.codeStepMessages> = {
  tab: 'Inloggen in twee stappen',
  title: 'Inloggen in twee stappen',
  hints: {
    passkey: 'Bevestig met uw passkey: vingerafdruk, gezicht, pincode of beveiligingssleutel.',
    code: 'Voer de code van 6 cijfers uit uw authenticator-app in.',
    recovery: 'Voer een van uw opgeslagen herstelcodes in. Elke code werkt één keer.',
  },
  passkey: 'Passkey gebruiken',
  passkeyUnused: 'De passkey is niet gebruikt. Probeer het opnieuw, of gebruik een code.',
  labels: { code: 'Code uit de authenticator-app', recovery: 'Herstelcode' },
  required: {
    code: 'Voer de code uit uw authenticator-app in.',
    recovery: 'Voer een herstelcode in.',
  },
  links: {
    code: 'Authenticator-app gebruiken',
    recovery: 'Telefoon kwijt? Gebruik een herstelcode',
  },
  submit: 'Doorgaan',
  busy: 'Bezig met inloggen',
  again: 'Terug naar inloggen',
}

export const signupMessages: Translation<typeof english.signupMessages> = {
  title: 'Gratis account aanmaken',
  tab: 'Registreren',
  submit: 'Account aanmaken',
  busy: 'Uw account wordt aangemaakt',
  haveAccount: 'Hebt u al een account?',
  login: 'Inloggen',
  google: 'Doorgaan met Google',
  or: 'of',
  agree: 'Door een account aan te maken gaat u akkoord met onze',
  terms: 'Voorwaarden',
  and: 'en ons',
  privacy: 'Privacybeleid',
  namesRequired: 'Voer uw voornaam en achternaam in.',
  emailRequired: 'Voer uw e-mailadres in.',
  passwordRule:
    'Het wachtwoord moet minstens 8 tekens hebben, met een hoofdletter, een kleine letter, een cijfer en een speciaal teken.',
  passwordsDiffer: 'De wachtwoorden komen niet overeen.',
  failed: 'Er is iets misgegaan. Probeer het opnieuw.',
  invited: 'U bent uitgenodigd voor een winkel. Maak uw account aan om mee te doen.',
}

export const verifyEmailMessages: Translation<typeof english.verifyEmailMessages> = {
  title: 'E-mailadres bevestigen',
  sentTo: 'We hebben een code gestuurd naar',
  sentHint: 'Dit kan een minuut duren. Kijk ook in uw spammap.',
  unknownHint:
    'Voer het adres in waarmee u zich hebt geregistreerd, en de code die we daarheen hebben gestuurd.',
  or: 'of',
  code: 'Verificatiecode',
  submit: 'Bevestigen',
  busy: 'Bezig met controleren',
  resend: 'E-mail opnieuw versturen',
  resending: 'Wordt verstuurd',
  codeRequired: 'Voer de verificatiecode in.',
  noEmail: 'Het e-mailadres ontbreekt. Registreer u opnieuw.',
  signup: 'Registreren',
  failed: 'Het e-mailadres kon niet worden bevestigd.',
  resendFailed: 'De verificatie-e-mail kon niet opnieuw worden verstuurd.',
  resent: 'De verificatie-e-mail is opnieuw verstuurd.',
  verifiedTitle: 'E-mailadres bevestigd',
  verifiedHint: 'Uw account is klaar. Log in om door te gaan.',
  choosePassword:
    'We hebben u een link gestuurd om een wachtwoord te kiezen. Dit adres is meer dan één keer of in een andere browser geregistreerd.',
  login: 'Inloggen',
  wrongAddress: 'Verkeerd adres?',
}

export const forgotPasswordMessages: Translation<typeof english.forgotPasswordMessages> = {
  title: 'Nieuw wachtwoord instellen',
  hint: 'Voer het e-mailadres van uw account in. We sturen u een link.',
  submit: 'Link versturen',
  busy: 'Wordt verstuurd',
  sentTitle: 'Controleer uw e-mail',
  sentTo: 'Als er een account is met dit adres, is er een link onderweg naar',
  sentHint: 'Dit kan een minuut duren. Kijk ook in uw spammap.',
  resend: 'E-mail opnieuw versturen',
  back: 'Terug naar inloggen',
  emailRequired: 'Voer uw e-mailadres in.',
  failed: 'De e-mail kon niet worden verstuurd.',
  sent: 'De link voor een nieuw wachtwoord is verstuurd.',
}

export const confirmMessages: Translation<typeof english.confirmMessages> = {
  invite: (by, store) => ({
    tab: 'Uitnodiging aannemen',
    title: 'Deze uitnodiging aannemen?',
    text: `${by ?? 'Een collega'} nodigt u uit om samen te werken in ${store ?? 'dezelfde winkel'}.`,
    action: 'Uitnodiging aannemen',
    away: 'Nu niet',
  }),
  used: (store) => ({
    tab: 'Uitnodiging aannemen',
    title: 'Deze uitnodiging is al gebruikt',
    text: `Bent u er al mee lid geworden van ${store}? Open dan de winkel. Zo niet, vraag dan om een nieuwe uitnodiging.`,
    away: 'Doorgaan',
  }),
  expired: (by, store) => ({
    tab: 'Uitnodiging aannemen',
    title: 'Deze uitnodiging is niet meer geldig',
    text: `Het was een uitnodiging voor ${store}. Vraag ${by ?? 'de afzender'} om een nieuwe.`,
    away: 'Doorgaan',
  }),
  gone: {
    tab: 'Inloggen met een link',
    title: 'Deze link is al gebruikt',
    text: 'Een inloglink werkt één keer en maar een paar minuten. Log in of vraag een nieuwe link aan.',
    away: 'Naar de inlogpagina',
  },
  link: (name) => ({
    tab: 'Inloggen met een link',
    title: name ? `Inloggen als ${name}?` : 'Inloggen met deze link?',
    text: 'Een andere site heeft u hierheen gestuurd met een inloglink. Ga alleen door als u dit account kent.',
    action: 'Inloggen',
    away: 'Als iemand anders inloggen',
  }),
}
