import type * as english from '../en/two-step.ts'
import type { Translation } from '../words.ts'

/** Words of two-step sign-in, in Dutch. */
export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Inloggen in twee stappen',
  hint: 'Bij het inloggen vult u uw wachtwoord in en een code uit een app op uw telefoon.',
  loadFailed: 'Inloggen in twee stappen kon niet worden geladen.',
  again: 'Opnieuw proberen',
  on: 'Aan',
  off: 'Uit',
  since: (day) => `Aan sinds ${day}.`,
  codesLeft: (count) =>
    count === 0
      ? 'U hebt geen herstelcode meer. Haal nu nieuwe op, voor het geval u uw telefoon kwijtraakt.'
      : `U hebt nog ${count === 1 ? '1 herstelcode' : `${count} herstelcodes`}, voor het geval u uw telefoon kwijtraakt.`,
  isOff:
    'Met een gestolen wachtwoord alleen komt niemand meer in uw account. U hebt een authenticator-app nodig, zoals Google Authenticator, 1Password of Aegis.',
  begin: 'Inloggen in twee stappen instellen',
  cancel: 'Annuleren',
  continue: 'Doorgaan',
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  setUp: {
    password: 'Uw wachtwoord, om inloggen in twee stappen in te stellen',
    scan: 'Scan deze QR-code met uw authenticator-app.',
    qr: 'QR-code voor de authenticator-app',
    secret: 'Of voer deze sleutel in de app in:',
    open: 'Authenticator-app op dit apparaat openen',
    code: 'Code uit de authenticator-app',
    codeHint: 'Voer de code van 6 cijfers in die de app nu toont.',
    confirm: 'Aanzetten',
  },
  codes: {
    title: 'Herstelcodes opslaan',
    hint: 'Met elke code logt u één keer in zonder uw telefoon. U ziet ze alleen nu. Bewaar ze op een veilige plek.',
    list: 'Herstelcodes',
    copy: 'Kopiëren',
    copied: 'De herstelcodes zijn gekopieerd.',
    copyFailed: 'De browser stond kopiëren niet toe. Selecteer de codes en kopieer ze.',
    download: 'Downloaden',
    file: 'draftdesk-herstelcodes.txt',
    fileHead: 'Herstelcodes voor Draftdesk. Elke code werkt één keer.',
    done: 'Ik heb ze opgeslagen',
  },
  renew: {
    open: 'Nieuwe herstelcodes',
    hint: 'De oude codes werken dan niet meer.',
    code: 'Code uit de authenticator-app of herstelcode',
    submit: 'Nieuwe codes ophalen',
  },
  turnOff: {
    open: 'Uitzetten',
    hint: 'Daarna is uw wachtwoord genoeg om in te loggen.',
    password: 'Uw wachtwoord, om inloggen in twee stappen uit te zetten',
    code: 'Code uit de authenticator-app of herstelcode',
    submit: 'Inloggen in twee stappen uitzetten',
  },
  ofStore: 'Deze winkel vraagt iedereen om in twee stappen in te loggen. Stel dit in om door te gaan.',
  ofSuperAdmins:
    'Deze dienst vraagt superbeheerders om in twee stappen in te loggen. Stel dit in om door te gaan.',
  otherStore: 'Andere winkel kiezen',
  back: 'Terug naar Draftdesk',
  turnedOn: 'Inloggen in twee stappen staat aan.',
  renewed: 'Uw oude herstelcodes werken niet meer.',
  turnedOff: 'Inloggen in twee stappen staat uit.',
}
