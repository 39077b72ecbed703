import type * as english from '../en/two-step.ts'
import type { Translation } from '../get-texts.ts'

export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Inloggen in twee stappen',
  hint: 'Bij het inloggen vult u uw wachtwoord in, en een code uit een app op uw telefoon of een passkey.',
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
    'Met een gestolen wachtwoord alleen komt niemand meer in uw account. U hebt een authenticator-app nodig, zoals Google Authenticator, 1Password of Aegis, of een passkey.',
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
  passkeys: {
    title: 'Passkeys',
    none: 'U hebt geen passkey. Een passkey voltooit het inloggen met vingerafdruk, gezicht, pincode of beveiligingssleutel, en geen andere site kan erom vragen.',
    add: 'Passkey toevoegen',
    addApp: 'Authenticator-app instellen',
    addHint:
      'De browser vraagt waar de passkey moet staan: op dit apparaat, op uw telefoon of op een beveiligingssleutel.',
    name: 'Naam van de passkey',
    create: 'Passkey maken',
    save: 'Opslaan',
    rename: 'Naam wijzigen',
    remove: 'Verwijderen',
    added: 'De passkey is toegevoegd.',
    renamed: 'De naam van de passkey is gewijzigd.',
    removed: 'De passkey is verwijderd.',
    unused: 'Er is geen passkey gemaakt. Probeer het opnieuw, of gebruik een andere browser.',
    renameOf: (name) => `Naam van ${name} wijzigen`,
    removeOf: (name) => `${name} verwijderen`,
    removeHint: (name) => `U kunt niet meer inloggen met ${name}. Verwijder de passkey ook op uw apparaat.`,
    removeLastHint: (name) =>
      `U kunt niet meer inloggen met ${name}. Het is uw laatste tweede stap, dus inloggen in twee stappen gaat uit.`,
    about: (day, used) =>
      `Toegevoegd ${day}. ${used === undefined ? 'Nooit gebruikt.' : `Laatst gebruikt ${used}.`}`,
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
