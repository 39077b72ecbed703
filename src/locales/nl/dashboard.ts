import type * as english from '../en/dashboard.ts'
import type { Translation } from '../get-texts.ts'

const formatCount = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Dashboard',
  greeting: (name) => (name ? `Hallo, ${name}` : 'Hallo'),
  setup: 'Winkel inrichten',
  setupHint: 'Doorloop vier stappen om alle pagina’s te openen.',
  broken: 'Vraagt uw aandacht',
  problems: {
    document: { text: 'Er is geen document dat klaar is en aanstaat.', action: 'Naar beleid' },
    mailboxNone: {
      text: 'Er is geen e-mailaccount gekoppeld. Er komen dus geen nieuwe e-mails binnen.',
      action: 'E-mailaccount koppelen',
    },
    mailboxBroken: {
      text: 'De verbinding met uw e-mailaccount werkt niet.',
      action: 'E-mailverbinding herstellen',
    },
    shopNone: { text: 'Er is geen webwinkel gekoppeld.', action: 'Webwinkel koppelen' },
    shopBroken: {
      text: 'De verbinding met uw webwinkel werkt niet.',
      action: 'Verbinding met webwinkel herstellen',
    },
  },
  work: 'Nu te doen',
  figures: {
    needsReply: 'Antwoord nodig',
    drafts: 'Concepten klaar',
    failed: 'Niet verzonden',
    unknown: 'Niet bevestigd',
    gaps: 'Onbeantwoorde vragen',
    firstReply: 'Eerste antwoord',
  },
  oldest: (span) => `Oudste: ${span}`,
  gapsNote: 'Niet in uw documenten',
  median: 'Mediaan, laatste 7 dagen',
  noReply: 'Nog geen',
  upTo99: (number) => (number >= 100 ? '99+' : String(number)),
  spans: {
    now: 'minder dan een minuut',
    minutes: (number) => formatCount(number, 'minuut', 'minuten'),
    hours: (number) => formatCount(number, 'uur', 'uur'),
    days: (number) => formatCount(number, 'dag', 'dagen'),
  },
  week: 'De laatste 7 dagen',
  numbers: 'In cijfers',
  weekColumns: { day: 'Dag', received: 'Van klanten', answered: 'Van u' },
  use: 'Hoe concepten zijn gebruikt',
  uses: {
    asIs: 'Ongewijzigd verstuurd',
    edited: 'Gewijzigd en verstuurd',
    discarded: 'Weggegooid',
  },
  allFigures: 'Per document en periode',
  useHint: 'Concepten van Draftdesk in de laatste 7 dagen. Een herschreven concept telt als weggegooid.',
  faults: 'Door uw team als niet goed gemeld',
  unused: 'Er zijn geen concepten verstuurd of weggegooid.',
  progress: (done, all) => `${String(done)} van ${String(all)} gereed`,
  done: 'Gereed',
  next: 'Volgende',
  open: 'Te doen',
  store: {
    title: 'Winkel aanmaken',
    text: (name) => `U werkt in ${name}.`,
  },
  document: {
    title: 'Document uploaden',
    text: 'Concepten gebruiken uw beleid voor verzending, retouren en terugbetalingen.',
    action: 'Naar beleid',
  },
  mailbox: {
    title: 'E-mailaccount koppelen',
    text: 'Draftdesk leest daaruit de e-mails van uw klanten.',
    action: 'Naar integraties',
  },
  shop: {
    title: 'Webwinkel koppelen',
    text: 'Concepten kunnen dan de bestellingen van uw klanten gebruiken.',
    action: 'Naar integraties',
    choices: {
      elsewhere: 'U hebt ‘Mijn webwinkel is ergens anders’ gekozen.',
      later: 'U hebt gekozen om de webwinkel later te koppelen.',
    },
  },
  drafts: 'Concepten',
  draftCount: (count) =>
    count >= 100 ? 'Er wachten er meer dan 99' : count === 1 ? '1 wacht' : `${String(count)} wachten`,
  allDrafts: 'Alle concepten',
  allEmails: 'Alle e-mails',
  noDrafts: 'Nog geen concepten',
  noneWaiting: 'Er wachten geen concepten',
  draftsWait: 'Hier staan gesprekken met een concept.',
  draftsReady: 'Hier staan gesprekken met een concept. Er zijn nog geen e-mails binnengekomen.',
  draftsDone: 'Hier staan gesprekken met een concept.',
  failed: 'Uw concepten en verbindingen konden niet worden geladen.',
  again: 'Opnieuw proberen',
  connections: 'Verbindingen',
  links: { mailbox: 'E-mailaccount', shop: 'Webwinkel' },
  states: {
    connected: 'Verbonden',
    failing: 'Werkt niet',
    failed: 'Niet verbonden',
    none: 'Niet verbonden',
  },
  checked: (moment) => `Laatst gecontroleerd ${moment}`,
  repair: { mailbox: 'E-mailverbinding herstellen', shop: 'Verbinding met webwinkel herstellen' },
}
