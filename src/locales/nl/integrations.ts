import type * as english from '../en/integrations.ts'
import type { Translation } from '../get-texts.ts'

export const integrationMessages: Translation<typeof english.integrationMessages> = {
  title: 'Integraties',
  hint: 'Koppel de mailbox waarnaar uw klanten schrijven, en de webwinkel met hun bestellingen.',
  readyTitle: 'Uw winkel is gekoppeld',
  ready: 'Uw mailbox en uw webwinkel zijn verbonden.',
  readyWithoutShop: 'Uw mailbox is verbonden. U kunt hier altijd nog een webwinkel koppelen.',
  readyAction: 'Naar uw dashboard',
  policies: 'Uw documenten',
  policiesHint: 'Bewerk hier uw documenten. Na de inrichting vindt u ze onder ‘Beleid’.',
  loadFailed: 'Uw integraties konden niet worden geladen.',
  again: 'Opnieuw proberen',
  readOnly: 'Alleen eigenaren en managers kunnen dit koppelen of loskoppelen.',
  states: {
    connected: 'Verbonden',
    failing: 'Werkt niet',
    failed: 'Niet verbonden',
    none: 'Niet verbonden',
  },
  checked: (moment) => `Laatst gecontroleerd ${moment}`,
  attempt: (moment) => `De laatste poging, op ${moment}, is mislukt.`,
  test: 'Opnieuw testen',
  testing: 'Bezig met testen',
  testPassed: 'De verbinding werkt.',
  edit: 'Wijzigen',
  cancel: 'Annuleren',
  disconnect: 'Loskoppelen',
  linked: { mailbox: 'Uw e-mailaccount is verbonden.', shop: 'Uw webwinkel is verbonden.' },
  unlinked: { mailbox: 'Uw e-mailaccount is losgekoppeld.', shop: 'Uw webwinkel is losgekoppeld.' },
  chosen: {
    elsewhere: 'De inrichting gaat verder zonder webwinkel.',
    later: 'U kunt uw webwinkel hier later koppelen.',
  },
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  conflict: 'Een collega heeft dit intussen gewijzigd. Dit is de huidige stand.',
}

export const consentMessages: Translation<typeof english.consentMessages> = {
  connect: (name) => `Koppelen met ${name}`,
  connectAgain: (name) => `Opnieuw koppelen met ${name}`,
  mailHint:
    'U logt daar in en staat Draftdesk toe e-mails te lezen en te versturen. Hier is geen wachtwoord nodig.',
  orPassword: 'Of met een wachtwoord',
  orKey: 'Of met een sleutel',
  orOwnApp: 'Of met uw eigen Shopify-app',
  access: 'Toegang',
  byConsent: (name) => `Verleend via ${name}`,
  leaving: (name) => `U gaat naar ${name}.`,
  goOn: (name) => `Doorgaan naar ${name}`,
  stale: 'Dit inloggen is verlopen of al gebruikt. Koppel opnieuw.',
}

export const mailboxMessages: Translation<typeof english.mailboxMessages> = {
  title: 'E-mailaccount',
  hint: 'Draftdesk leest deze mailbox en verstuurt er uw antwoorden mee. Er wordt niets verstuurd totdat u op ‘Versturen’ klikt.',
  address: 'E-mailadres',
  password: 'Wachtwoord',
  passwordHint:
    'Gebruik een app-wachtwoord als uw provider dat heeft. Het wordt versleuteld opgeslagen en nooit meer getoond.',
  passwordKept: 'Laat dit leeg om het opgeslagen wachtwoord te houden.',
  provider: 'Provider',
  detect: 'Herkennen aan het adres',
  other: 'Andere provider',
  servers: 'Servers',
  serversHint: 'Zoek op de hulppagina’s van uw provider naar ‘IMAP’ en ‘SMTP’.',
  username: 'Gebruikersnaam',
  usernameHint: 'Alleen als die anders is dan het e-mailadres.',
  works: 'werkt',
  worksNot: 'werkt niet',
  reading: 'E-mail lezen (IMAP)',
  sending: 'E-mail versturen (SMTP)',
  host: 'Server',
  port: 'Poort',
  security: 'Versleuteling',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Geen (alleen privénetwerken)' },
  submit: 'Testen en koppelen',
  busy: 'Lezen en versturen worden getest',
  addressRequired: 'Voer het e-mailadres in.',
  passwordRequired: 'Voer het wachtwoord in.',
  hostRequired: 'Voer de server in.',
  disconnectHint: 'Nieuwe e-mails worden niet meer gelezen, en het opgeslagen wachtwoord wordt verwijderd.',
  erase:
    'Ook alle gesprekken van deze winkel uit Draftdesk verwijderen. Dit kan niet ongedaan worden gemaakt. De mailbox blijft zoals die is.',
}

export const shopMessages: Translation<typeof english.shopMessages> = {
  title: 'Webwinkel',
  name: 'Naam',
  system: 'Webwinkelsysteem',
  hint: 'Concepten gebruiken de bestellingen van deze webwinkel.',
  domain: 'Adres van de webwinkel',
  domainHint: 'Het eindigt op .myshopify.com. U vindt het in Shopify onder ‘Instellingen’, ‘Domeinen’.',
  clientId: 'Client-ID',
  clientIdHint:
    'Maak in het Dev Dashboard van Shopify een app met de rechten read_orders en read_customers, en installeer die in uw webwinkel. In de instellingen van de app staan de client-ID en het client-secret.',
  secret: 'Client-secret',
  showSecret: 'Secret tonen',
  hideSecret: 'Secret verbergen',
  secretHint: 'Het wordt versleuteld opgeslagen en nooit meer getoond.',
  token: 'Toegangstoken van de Admin-API',
  tokenHint:
    'Alleen voor apps van vóór 2026, die een token hebben in plaats van een client-ID en client-secret.',
  showPassword: 'Token tonen',
  hidePassword: 'Token verbergen',
  tokenKept: 'Laat dit leeg om het opgeslagen token te houden.',
  submit: 'Controleren en koppelen',
  busy: 'De webwinkel wordt gecontroleerd',
  choiceHint: 'Geen webwinkel bij Shopify of WooCommerce, of nog niet zover? U kunt zonder verdergaan.',
  choices: { elsewhere: 'Mijn webwinkel is ergens anders', later: 'Later' },
  chosen: {
    elsewhere: 'U hebt geen webwinkel bij Shopify of WooCommerce. Verandert dat, koppel hem dan hier.',
    later: 'U koppelt de webwinkel later. De inrichting gaat verder zonder.',
  },
  states: { elsewhere: 'Ergens anders', later: 'Later' },
  domainRequired: 'Voer het adres van uw webwinkel in.',
  clientIdRequired: 'Voer de client-ID van uw app in.',
  secretRequired: 'Voer het client-secret van uw app in.',
  tokenRequired: 'Voer de client-ID en het client-secret van uw app in, of een toegangstoken.',
  disconnectHint: 'Bestellingen worden niet meer getoond, en de opgeslagen toegang wordt verwijderd.',
}

export const wooCommerceMessages: Translation<typeof english.wooCommerceMessages> = {
  domain: 'Adres van de webwinkel',
  domainHint: 'Het adres van uw WordPress-site, zoals shop.example.',
  domainRequired: 'Voer het adres van uw webwinkel in.',
  key: 'Consumer key',
  keyHint:
    'Open in WooCommerce ‘Instellingen’, ‘Geavanceerd’, ‘REST API’, voeg een sleutel toe met het recht ‘Lezen’ en kopieer beide delen.',
  keyRequired: 'Voer de consumer key in.',
  secret: 'Consumer secret',
  secretHint: 'Het wordt versleuteld opgeslagen en nooit meer getoond.',
  secretKept: 'Laat dit leeg om het opgeslagen secret te houden.',
  secretRequired: 'Voer het consumer secret in.',
  showSecret: 'Secret tonen',
  hideSecret: 'Secret verbergen',
  submit: 'Controleren en koppelen',
  busy: 'De webwinkel wordt gecontroleerd',
}

const formatNumber = (count: number) => count.toLocaleString('nl')

export const mailboxSyncMessages: Translation<typeof english.mailboxSyncMessages> = {
  title: 'Uw e-mails lezen',
  promise:
    'Draftdesk wijzigt of verwijdert uw e-mails nooit. Antwoorden die u hier verstuurt, komen ook in uw map met verzonden e-mails.',
  states: {
    new: 'Begint',
    importing: 'Importeert',
    live: 'Bijgewerkt',
    waiting: 'Wacht',
    stopped: 'Gestopt',
    paused: 'Gepauzeerd',
  },
  starting: 'De eerste import begint zo.',
  searching: 'De e-mails in uw mailbox worden geteld.',
  progress: (done, all) => `${formatNumber(done)} van ongeveer ${formatNumber(all)} e-mails`,
  progressLabel: 'Geïmporteerde e-mails',
  drafts: (done, all) =>
    `Concepten voor open gesprekken worden geschreven: ${formatNumber(done)} van ${formatNumber(all)}.`,
  draftsLabel: 'Geschreven concepten',
  stopDrafts: 'Geen concepten meer schrijven',
  newestFirst: 'De nieuwste e-mails komen eerst.',
  live: 'Nieuwe e-mails komen binnen enkele seconden aan, of bij sommige mailservers binnen een minuut.',
  lastLook: (moment) => `Laatst gecontroleerd op ${moment}.`,
  nextTry: (moment) => `Volgende poging op ${moment}.`,
  noReason: {
    waiting: 'De mailserver antwoordt nu niet.',
    stopped: 'De mailbox kan niet worden gelezen.',
  },
  enterPassword: 'Wachtwoord opnieuw invoeren',
  paused: 'Er worden geen nieuwe e-mails gelezen totdat u hervat. Geïmporteerde e-mails blijven hier.',
  now: 'Nu ophalen',
  pause: 'Pauzeren',
  goOn: 'Hervatten',
  settings: 'Instellingen van de import',
  window: 'E-mails importeren van de laatste',
  windowHint: 'Een langere periode importeert ook oudere e-mails. Geïmporteerde e-mails blijven.',
  windows: { 7: '7 dagen', 30: '30 dagen', 90: '90 dagen', 365: '365 dagen' },
  sent: 'Map met verzonden e-mails',
  sentMissing: 'In welke map staan uw verzonden e-mails?',
  sentMissingHint:
    'Zolang u die niet kiest, verschijnen antwoorden van uw telefoon of mailprogramma hier niet.',
  sentHint: 'Antwoorden van uw telefoon of mailprogramma worden uit deze map gelezen.',
  sentFound: 'Automatisch gevonden',
  save: 'Opslaan',
  unread: (count) =>
    `${formatNumber(count)} ${count === 1 ? 'e-mail kon' : 'e-mails konden'} niet worden gelezen`,
  unreadHint: (count) =>
    count === 1
      ? 'De e-mail staat nog in uw mailbox. We proberen het opnieuw.'
      : 'De e-mails staan nog in uw mailbox. We proberen het opnieuw.',
  unreadNewest: (shown) => `Hier staan de nieuwste ${String(shown)}.`,
  noSubject: '(geen onderwerp)',
  unknownSender: 'Onbekende afzender',
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  done: {
    'sync-now': 'In uw mailbox wordt naar nieuwe e-mails gezocht.',
    'sync-pause': 'Het lezen van uw mailbox is gepauzeerd.',
    'sync-go-on': 'Het lezen van uw mailbox is hervat.',
    'sync-stop-drafts': 'Er worden geen concepten meer geschreven voor geïmporteerde e-mails.',
    'sync-window': 'De periode van de import is opgeslagen.',
    'sync-sent': 'De map met verzonden e-mails is opgeslagen.',
  },
}
