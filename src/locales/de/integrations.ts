import type * as english from '../en/integrations.ts'
import type { Translation } from '../get-texts.ts'

export const integrationMessages: Translation<typeof english.integrationMessages> = {
  title: 'Integrationen',
  hint: 'Verknüpfen Sie das Postfach, an das Ihre Kunden schreiben, und den Onlineshop mit ihren Bestellungen.',
  readyTitle: 'Ihr Store ist verknüpft',
  ready: 'Ihr Postfach und Ihr Onlineshop sind verbunden.',
  readyWithoutShop: 'Ihr Postfach ist verbunden. Einen Onlineshop können Sie hier jederzeit verknüpfen.',
  readyAction: 'Zur Übersicht',
  policies: 'Ihre Dokumente',
  policiesHint:
    'Bearbeiten Sie hier Ihre Dokumente. Nach der Einrichtung finden Sie sie unter „Richtlinien“.',
  loadFailed: 'Ihre Integrationen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  readOnly: 'Nur Inhaber und Manager können sie verknüpfen oder trennen.',
  states: {
    connected: 'Verbunden',
    failing: 'Gestört',
    failed: 'Nicht verbunden',
    none: 'Nicht verbunden',
  },
  checked: (moment) => `Zuletzt geprüft ${moment}`,
  attempt: (moment) => `Der letzte Versuch am ${moment} ist gescheitert.`,
  test: 'Erneut testen',
  testing: 'Wird getestet',
  testPassed: 'Die Verbindung funktioniert.',
  edit: 'Ändern',
  cancel: 'Abbrechen',
  disconnect: 'Trennen',
  linked: { mailbox: 'Ihr E-Mail-Konto ist verbunden.', shop: 'Ihr Onlineshop ist verbunden.' },
  unlinked: { mailbox: 'Ihr E-Mail-Konto ist getrennt.', shop: 'Ihr Onlineshop ist getrennt.' },
  chosen: {
    elsewhere: 'Die Einrichtung geht ohne Onlineshop weiter.',
    later: 'Sie können Ihren Onlineshop später hier verknüpfen.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  conflict: 'Ein Teammitglied hat das inzwischen geändert. Das ist der aktuelle Stand.',
}

export const consentMessages: Translation<typeof english.consentMessages> = {
  connect: (name) => `Mit ${name} verknüpfen`,
  connectAgain: (name) => `Erneut mit ${name} verknüpfen`,
  mailHint:
    'Sie melden sich dort an und erlauben Draftdesk, E-Mails zu lesen und zu senden. Hier ist kein Passwort nötig.',
  orPassword: 'Oder mit einem Passwort',
  orKey: 'Oder mit einem Schlüssel',
  orOwnApp: 'Oder mit Ihrer eigenen Shopify-App',
  access: 'Zugang',
  byConsent: (name) => `Erteilt über ${name}`,
  leaving: (name) => `Sie werden zu ${name} weitergeleitet.`,
  goOn: (name) => `Weiter zu ${name}`,
  stale: 'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Bitte verknüpfen Sie erneut.',
}

export const mailboxMessages: Translation<typeof english.mailboxMessages> = {
  title: 'E-Mail-Konto',
  hint: 'Draftdesk liest dieses Postfach und sendet Ihre Antworten darüber. Nichts wird gesendet, bevor Sie auf „Senden“ klicken.',
  address: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint:
    'Verwenden Sie ein App-Passwort, wenn Ihr Anbieter eines anbietet. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  passwordKept: 'Lassen Sie das Feld leer, um das gespeicherte Passwort zu behalten.',
  provider: 'Anbieter',
  detect: 'Anhand der Adresse erkennen',
  other: 'Anderer Anbieter',
  servers: 'Server',
  serversHint: 'Suchen Sie in den Hilfeseiten Ihres Anbieters nach „IMAP“ und „SMTP“.',
  username: 'Benutzername',
  usernameHint: 'Nur wenn er von der E-Mail-Adresse abweicht.',
  works: 'funktioniert',
  worksNot: 'gestört',
  reading: 'E-Mails lesen (IMAP)',
  sending: 'E-Mails senden (SMTP)',
  host: 'Server',
  port: 'Port',
  security: 'Verschlüsselung',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Keine (nur private Netze)' },
  submit: 'Testen und verknüpfen',
  busy: 'Lesen und Senden werden getestet',
  addressRequired: 'Bitte geben Sie die E-Mail-Adresse ein.',
  passwordRequired: 'Bitte geben Sie das Passwort ein.',
  hostRequired: 'Bitte geben Sie den Server ein.',
  disconnectHint: 'Neue E-Mails werden nicht mehr gelesen, und das gespeicherte Passwort wird gelöscht.',
  erase:
    'Auch alle Konversationen dieses Stores aus Draftdesk löschen. Das lässt sich nicht rückgängig machen. Das Postfach bleibt, wie es ist.',
}

export const shopMessages: Translation<typeof english.shopMessages> = {
  title: 'Onlineshop',
  name: 'Name',
  system: 'Shopsystem',
  hint: 'Entwürfe nutzen die Bestellungen dieses Onlineshops.',
  domain: 'Adresse des Onlineshops',
  domainHint: 'Sie endet auf .myshopify.com. Sie finden sie in Shopify unter „Einstellungen“, „Domains“.',
  clientId: 'Client-ID',
  clientIdHint:
    'Legen Sie im Dev Dashboard von Shopify eine App mit den Berechtigungen read_orders und read_customers an, und installieren Sie sie in Ihrem Onlineshop. Ihre Einstellungen zeigen Client-ID und Client-Secret.',
  secret: 'Client-Secret',
  showSecret: 'Secret anzeigen',
  hideSecret: 'Secret verbergen',
  secretHint: 'Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  token: 'Zugriffstoken der Admin-API',
  tokenHint: 'Nur für Apps von vor 2026, die statt Client-ID und Client-Secret ein Token haben.',
  showPassword: 'Token anzeigen',
  hidePassword: 'Token verbergen',
  tokenKept: 'Lassen Sie das Feld leer, um das gespeicherte Token zu behalten.',
  submit: 'Prüfen und verknüpfen',
  busy: 'Der Onlineshop wird geprüft',
  choiceHint:
    'Kein Onlineshop bei Shopify oder WooCommerce, oder noch nicht so weit? Sie können ohne weitermachen.',
  choices: { elsewhere: 'Mein Onlineshop ist woanders', later: 'Später' },
  chosen: {
    elsewhere:
      'Sie haben keinen Onlineshop bei Shopify oder WooCommerce. Wenn sich das ändert, verknüpfen Sie ihn hier.',
    later: 'Sie möchten ihn später verknüpfen. Die Einrichtung geht ohne ihn weiter.',
  },
  states: { elsewhere: 'Woanders', later: 'Später' },
  domainRequired: 'Bitte geben Sie die Adresse Ihres Onlineshops ein.',
  clientIdRequired: 'Bitte geben Sie die Client-ID Ihrer App ein.',
  secretRequired: 'Bitte geben Sie das Client-Secret Ihrer App ein.',
  tokenRequired: 'Bitte geben Sie Client-ID und Client-Secret Ihrer App ein oder ein Zugriffstoken.',
  disconnectHint: 'Bestellungen werden nicht mehr angezeigt, und der gespeicherte Zugang wird gelöscht.',
}

export const wooCommerceMessages: Translation<typeof english.wooCommerceMessages> = {
  domain: 'Adresse des Onlineshops',
  domainHint: 'Die Adresse Ihrer WordPress-Website, zum Beispiel shop.example.',
  domainRequired: 'Bitte geben Sie die Adresse Ihres Onlineshops ein.',
  key: 'Consumer Key',
  keyHint:
    'Öffnen Sie in WooCommerce „Einstellungen“, „Erweitert“, „REST-API“, fügen Sie einen Schlüssel mit der Berechtigung „Lesen“ hinzu und kopieren Sie beide Teile.',
  keyRequired: 'Bitte geben Sie den Consumer Key ein.',
  secret: 'Consumer Secret',
  secretHint: 'Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  secretKept: 'Lassen Sie das Feld leer, um das gespeicherte zu behalten.',
  secretRequired: 'Bitte geben Sie das Consumer Secret ein.',
  showSecret: 'Secret anzeigen',
  hideSecret: 'Secret verbergen',
  submit: 'Prüfen und verknüpfen',
  busy: 'Der Onlineshop wird geprüft',
}

const formatNumber = (count: number) => count.toLocaleString('de')

export const mailboxSyncMessages: Translation<typeof english.mailboxSyncMessages> = {
  title: 'Lesen Ihrer E-Mails',
  promise:
    'Draftdesk ändert oder löscht Ihre E-Mails nie. Antworten, die Sie hier senden, werden in Ihren Ordner „Gesendet“ kopiert.',
  states: {
    new: 'Beginnt',
    importing: 'Import läuft',
    live: 'Aktuell',
    waiting: 'Wartet',
    stopped: 'Gestoppt',
    paused: 'Pausiert',
  },
  starting: 'Der erste Import beginnt gleich.',
  searching: 'Die E-Mails in Ihrem Postfach werden gezählt.',
  progress: (done, all) => `${formatNumber(done)} von etwa ${formatNumber(all)} E-Mails`,
  progressLabel: 'Importierte E-Mails',
  drafts: (done, all) =>
    `Entwürfe für offene Konversationen werden geschrieben: ${formatNumber(done)} von ${formatNumber(all)}.`,
  draftsLabel: 'Geschriebene Entwürfe',
  stopDrafts: 'Keine Entwürfe mehr schreiben',
  newestFirst: 'Die neuesten E-Mails kommen zuerst.',
  live: 'Neue E-Mails kommen in Sekunden an, bei manchen Mailservern innerhalb einer Minute.',
  lastLook: (moment) => `Zuletzt geprüft am ${moment}.`,
  nextTry: (moment) => `Nächster Versuch am ${moment}.`,
  noReason: {
    waiting: 'Der Mailserver antwortet gerade nicht.',
    stopped: 'Das Postfach kann nicht gelesen werden.',
  },
  enterPassword: 'Passwort neu eingeben',
  paused: 'Bis Sie fortsetzen, werden keine neuen E-Mails gelesen. Importierte E-Mails bleiben hier.',
  now: 'Jetzt abrufen',
  pause: 'Pausieren',
  goOn: 'Fortsetzen',
  settings: 'Einstellungen des Imports',
  window: 'E-Mails importieren aus den letzten',
  windowHint: 'Ein längerer Zeitraum importiert auch ältere E-Mails. Importierte E-Mails bleiben.',
  windows: { 7: '7 Tagen', 30: '30 Tagen', 90: '90 Tagen', 365: '365 Tagen' },
  sent: 'Ordner für gesendete E-Mails',
  sentMissing: 'In welchem Ordner liegen Ihre gesendeten E-Mails?',
  sentMissingHint:
    'Bis Sie ihn wählen, erscheinen Antworten von Ihrem Telefon oder aus Ihrem Mailprogramm nicht hier.',
  sentHint: 'Antworten von Ihrem Telefon oder aus Ihrem Mailprogramm werden aus diesem Ordner gelesen.',
  sentFound: 'Automatisch erkannt',
  save: 'Speichern',
  unread: (count) =>
    `${formatNumber(count)} ${count === 1 ? 'E-Mail konnte' : 'E-Mails konnten'} nicht gelesen werden`,
  unreadHint: (count) =>
    count === 1
      ? 'Sie ist noch in Ihrem Postfach. Wir versuchen es erneut.'
      : 'Sie sind noch in Ihrem Postfach. Wir versuchen es erneut.',
  unreadNewest: (shown) => `Hier stehen die neuesten ${String(shown)}.`,
  noSubject: '(kein Betreff)',
  unknownSender: 'Unbekannter Absender',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  done: {
    'sync-now': 'Ihr Postfach wird nach neuen E-Mails durchsucht.',
    'sync-pause': 'Das Lesen Ihres Postfachs ist pausiert.',
    'sync-go-on': 'Das Lesen Ihres Postfachs geht weiter.',
    'sync-stop-drafts': 'Für importierte E-Mails entstehen keine Entwürfe mehr.',
    'sync-window': 'Der Zeitraum des Imports ist gespeichert.',
    'sync-sent': 'Der Ordner für gesendete E-Mails ist gespeichert.',
  },
}
