import type * as english from '../en/dashboard.ts'
import type { Translation } from '../get-texts.ts'

const formatCount = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Übersicht',
  greeting: (name) => (name ? `Hallo, ${name}` : 'Hallo'),
  setup: 'Store einrichten',
  setupHint: 'Erledigen Sie vier Schritte, um alle Seiten freizuschalten.',
  broken: 'Braucht Ihre Aufmerksamkeit',
  problems: {
    document: { text: 'Kein Dokument ist bereit und eingeschaltet.', action: 'Zu den Richtlinien' },
    mailboxNone: {
      text: 'Kein E-Mail-Konto ist verknüpft. Deshalb kommen keine neuen E-Mails an.',
      action: 'E-Mail-Konto verknüpfen',
    },
    mailboxBroken: {
      text: 'Die Verbindung zu Ihrem E-Mail-Konto ist gestört.',
      action: 'E-Mail-Verbindung reparieren',
    },
    shopNone: { text: 'Kein Onlineshop ist verknüpft.', action: 'Onlineshop verknüpfen' },
    shopBroken: {
      text: 'Die Verbindung zu Ihrem Onlineshop ist gestört.',
      action: 'Shop-Verbindung reparieren',
    },
  },
  work: 'Jetzt zu tun',
  figures: {
    needsReply: 'Antwort nötig',
    drafts: 'Entwürfe bereit',
    failed: 'Nicht gesendet',
    unknown: 'Nicht bestätigt',
    gaps: 'Unbeantwortete Fragen',
    firstReply: 'Erste Antwort',
  },
  oldest: (span) => `Älteste: ${span}`,
  gapsNote: 'Nicht in Ihren Dokumenten',
  median: 'Median, letzte 7 Tage',
  noReply: 'Noch keine',
  upTo99: (number) => (number >= 100 ? '99+' : String(number)),
  spans: {
    now: 'unter 1 Minute',
    minutes: (number) => formatCount(number, 'Minute', 'Minuten'),
    hours: (number) => formatCount(number, 'Stunde', 'Stunden'),
    days: (number) => formatCount(number, 'Tag', 'Tage'),
  },
  week: 'Die letzten 7 Tage',
  numbers: 'In Zahlen',
  weekColumns: { day: 'Tag', received: 'Von Kunden', answered: 'Von Ihnen' },
  use: 'Was aus Entwürfen wurde',
  uses: {
    asIs: 'Unverändert gesendet',
    edited: 'Geändert, dann gesendet',
    discarded: 'Verworfen',
  },
  allFigures: 'Nach Dokument und Zeitraum',
  useHint:
    'Entwürfe von Draftdesk in den letzten 7 Tagen. Ein neu geschriebener Entwurf zählt als verworfen.',
  faults: 'Von Ihrem Team als nicht richtig gemeldet',
  unused: 'Es wurden keine Entwürfe gesendet oder verworfen.',
  progress: (done, all) => `${String(done)} von ${String(all)} erledigt`,
  done: 'Erledigt',
  next: 'Als Nächstes',
  open: 'Offen',
  store: {
    title: 'Store anlegen',
    text: (name) => `Sie arbeiten in ${name}.`,
  },
  document: {
    title: 'Dokument hochladen',
    text: 'Entwürfe nutzen Ihre Richtlinien zu Versand, Rücksendungen und Erstattungen.',
    action: 'Zu den Richtlinien',
  },
  mailbox: {
    title: 'E-Mail-Konto verknüpfen',
    text: 'Draftdesk liest daraus die E-Mails Ihrer Kunden.',
    action: 'Zu den Integrationen',
  },
  shop: {
    title: 'Onlineshop verknüpfen',
    text: 'Entwürfe können dann die Bestellungen Ihrer Kunden nutzen.',
    action: 'Zu den Integrationen',
    choices: {
      elsewhere: 'Sie haben „Mein Onlineshop ist woanders“ gewählt.',
      later: 'Sie möchten ihn später verknüpfen.',
    },
  },
  drafts: 'Entwürfe',
  draftCount: (count) =>
    count >= 100 ? 'Mehr als 99 warten' : count === 1 ? '1 wartet' : `${String(count)} warten`,
  allDrafts: 'Alle Entwürfe',
  allEmails: 'Alle E-Mails',
  noDrafts: 'Noch keine Entwürfe',
  noneWaiting: 'Keine Entwürfe warten',
  draftsWait: 'Hier stehen Konversationen mit einem Entwurf.',
  draftsReady: 'Hier stehen Konversationen mit einem Entwurf. Noch sind keine E-Mails angekommen.',
  draftsDone: 'Hier stehen Konversationen mit einem Entwurf.',
  failed: 'Ihre Entwürfe und Verbindungen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  connections: 'Verbindungen',
  links: { mailbox: 'E-Mail-Konto', shop: 'Onlineshop' },
  states: {
    connected: 'Verbunden',
    failing: 'Gestört',
    failed: 'Nicht verbunden',
    none: 'Nicht verbunden',
  },
  checked: (moment) => `Zuletzt geprüft ${moment}`,
  repair: { mailbox: 'E-Mail-Verbindung reparieren', shop: 'Shop-Verbindung reparieren' },
}
