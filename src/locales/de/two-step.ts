import type * as english from '../en/two-step.ts'
import type { Translation } from '../get-texts.ts'

export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Anmeldung in zwei Schritten',
  hint: 'Zur Anmeldung brauchen Sie Ihr Passwort und dazu einen Code aus einer App auf Ihrem Telefon oder einen Passkey.',
  loadFailed: 'Die Anmeldung in zwei Schritten konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  on: 'Ein',
  off: 'Aus',
  since: (day) => `Eingeschaltet seit ${day}.`,
  codesLeft: (count) =>
    count === 0
      ? 'Sie haben keinen Wiederherstellungscode mehr. Holen Sie sich jetzt neue, falls Sie Ihr Telefon verlieren.'
      : `Sie haben noch ${count === 1 ? '1 Wiederherstellungscode' : `${count} Wiederherstellungscodes`}, falls Sie Ihr Telefon verlieren.`,
  isOff:
    'Ein gestohlenes Passwort allein öffnet Ihr Konto dann nicht mehr. Sie brauchen eine Authenticator-App wie Google Authenticator, 1Password oder Aegis – oder einen Passkey.',
  begin: 'Anmeldung in zwei Schritten einrichten',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  setUp: {
    password: 'Ihr Passwort, um die Anmeldung in zwei Schritten einzurichten',
    scan: 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App.',
    qr: 'QR-Code für die Authenticator-App',
    secret: 'Oder geben Sie diesen Schlüssel in der App ein:',
    open: 'Authenticator-App auf diesem Gerät öffnen',
    code: 'Code der Authenticator-App',
    codeHint: 'Geben Sie den 6-stelligen Code ein, den die App gerade zeigt.',
    confirm: 'Einschalten',
  },
  codes: {
    title: 'Wiederherstellungscodes speichern',
    hint: 'Mit jedem Code melden Sie sich einmal ohne Telefon an. Sie sehen die Codes nur jetzt. Bewahren Sie sie sicher auf.',
    list: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Die Wiederherstellungscodes sind kopiert.',
    copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Bitte markieren und kopieren Sie die Codes.',
    download: 'Herunterladen',
    file: 'draftdesk-wiederherstellungscodes.txt',
    fileHead: 'Wiederherstellungscodes für Draftdesk. Jeder gilt einmal.',
    done: 'Ich habe sie gespeichert',
  },
  renew: {
    open: 'Neue Wiederherstellungscodes',
    hint: 'Die alten Codes gelten dann nicht mehr.',
    code: 'Code der Authenticator-App oder Wiederherstellungscode',
    submit: 'Neue Codes holen',
  },
  turnOff: {
    open: 'Ausschalten',
    hint: 'Danach genügt zur Anmeldung Ihr Passwort.',
    password: 'Ihr Passwort, um die Anmeldung in zwei Schritten auszuschalten',
    code: 'Code der Authenticator-App oder Wiederherstellungscode',
    submit: 'Anmeldung in zwei Schritten ausschalten',
  },
  passkeys: {
    title: 'Passkeys',
    none: 'Sie haben keinen Passkey. Ein Passkey schließt eine Anmeldung mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel ab, und keine andere Website kann ihn abfragen.',
    add: 'Passkey hinzufügen',
    addApp: 'Authenticator-App einrichten',
    addHint:
      'Der Browser fragt, wo der Passkey liegen soll: auf diesem Gerät, auf Ihrem Telefon oder auf einem Sicherheitsschlüssel.',
    name: 'Name des Passkeys',
    create: 'Passkey erstellen',
    save: 'Speichern',
    rename: 'Umbenennen',
    remove: 'Entfernen',
    added: 'Der Passkey ist hinzugefügt.',
    renamed: 'Der Passkey ist umbenannt.',
    removed: 'Der Passkey ist entfernt.',
    unused:
      'Es wurde kein Passkey erstellt. Bitte versuchen Sie es erneut, oder verwenden Sie einen anderen Browser.',
    renameOf: (name) => `${name} umbenennen`,
    removeOf: (name) => `${name} entfernen`,
    removeHint: (name) =>
      `${name} wird bei der Anmeldung nicht mehr angenommen. Löschen Sie den Passkey auch auf Ihrem Gerät.`,
    removeLastHint: (name) =>
      `${name} wird bei der Anmeldung nicht mehr angenommen. Es ist Ihr letzter zweiter Schritt, daher wird die Anmeldung in zwei Schritten ausgeschaltet.`,
    about: (day, used) =>
      `Hinzugefügt ${day}. ${used === undefined ? 'Nie verwendet.' : `Zuletzt verwendet ${used}.`}`,
  },
  ofStore:
    'Dieser Store verlangt von allen Mitgliedern die Anmeldung in zwei Schritten. Richten Sie sie ein, um fortzufahren.',
  ofSuperAdmins:
    'Dieser Dienst verlangt von Superadmins die Anmeldung in zwei Schritten. Richten Sie sie ein, um fortzufahren.',
  otherStore: 'Anderen Store wählen',
  back: 'Zurück zu Draftdesk',
  turnedOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  renewed: 'Ihre alten Wiederherstellungscodes gelten nicht mehr.',
  turnedOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
}
