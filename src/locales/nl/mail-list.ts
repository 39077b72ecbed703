import type * as english from '../en/mail-list.ts'
import { formatConversationCount } from './shared/emails.ts'
import type { Translation } from '../get-texts.ts'

export const listWords: Translation<typeof english.listWords> = {
  clock: { utc: 'Tijden in UTC.', own: 'Tijden in uw tijdzone. Dagen volgens UTC.' },
  filtersLabel: 'Lijsten met e-mails',
  narrowLabel: 'Alleen tonen',
  narrow: {
    unread: 'Ongelezen',
    needs_reply: 'Antwoord nodig',
    mine: 'Van mij',
    unassigned: 'Niet toegewezen',
    oldest: 'Oudste eerst',
  },
  unread: 'Ongelezen',
  states: {
    spam: 'Spam',
    draft: 'Concept',
    reply: 'Antwoord nodig',
    waiting: 'Wacht',
    leaving: 'Wordt verstuurd',
    failed: 'Niet verzonden',
    unknown: 'Niet bevestigd',
    later: 'Uitgesteld',
  },
  listLabel: 'Gesprekken',
  assignedTo: (name) => `Toegewezen aan ${name}`,
  choose: (subject) => `‘${subject}’ selecteren`,
  chosen: 'Acties voor de geselecteerde gesprekken',
  chosenCount: (count) => `${String(count)} geselecteerd`,
  done: {
    archive: (count) => `${formatConversationCount(count)} gearchiveerd.`,
    restore: (count) => `${formatConversationCount(count)} naar de inbox verplaatst.`,
    read: (count) => `${formatConversationCount(count)} als gelezen gemarkeerd.`,
    unread: (count) => `${formatConversationCount(count)} als ongelezen gemarkeerd.`,
    settle: (count) => `${formatConversationCount(count)} op ‘Geen antwoord nodig’ gezet.`,
  },
  noneFound: {
    title: 'Niets gevonden',
    words: (query) => `Geen gesprek in deze lijst bevat ‘${query}’.`,
    terms: 'U kunt ook zoeken met from:, order:, tag:, has:file, before: en after:.',
    narrow: 'Geen gesprek in deze lijst past bij deze filters.',
    action: 'Hele lijst tonen',
  },
  days: { today: 'Vandaag', yesterday: 'Gisteren', undated: 'Zonder datum' },
  you: 'U',
  count: (emails) => `${String(emails)} e-mails`,
  newest: 'Nieuwste e-mails',
  pages: 'Pagina’s van deze lijst',
  listFailed: 'Uw e-mails konden niet worden geladen.',
  again: 'Opnieuw proberen',
  noMail: {
    title: 'Nog geen e-mails',
    linked:
      'Uw e-mailaccount is gekoppeld. De e-mails verschijnen hier tijdens het importeren. Onder ‘Integraties’ ziet u hoe ver het is.',
    unlinked: 'Koppel het e-mailaccount waarnaar uw klanten schrijven.',
    action: 'Naar integraties',
  },
  empty: {
    drafts: {
      title: 'Er wachten geen concepten',
      text: 'Hier staan gesprekken met een concept dat u kunt lezen.',
    },
    all: {
      title: 'Uw inbox is leeg',
      text: 'Gearchiveerde en uitgestelde gesprekken staan in eigen lijsten.',
    },
    sent: { title: 'Nog niets verzonden', text: 'Gesprekken staan hier nadat u hebt geantwoord.' },
    archive: {
      title: 'Het archief is leeg',
      text: 'Gesprekken die u archiveert, blijven hier. U kunt ze terugzetten in de inbox.',
    },
    snoozed: {
      title: 'Er is niets uitgesteld',
      text: 'Uitgestelde gesprekken wachten hier tot hun tijd komt of de klant antwoordt.',
    },
  },
  unopened: {
    title: 'Er is geen gesprek open',
    text: 'Kies er een uit de lijst. Hier ziet u dan de e-mails en het concept.',
  },
  noneOlder: { title: 'Geen oudere gesprekken', text: 'Dit was de laatste pagina van de lijst.' },
}

export const liveUpdateWords: Translation<typeof english.liveUpdateWords> = {
  fresh: (count) => `${String(count)} nieuw`,
  changed: 'De lijst is gewijzigd. Tonen',
  replied: (name) => `${name} heeft geantwoord`,
  draftArrived: 'Er is een concept klaar voor dit gesprek.',
}

export const unsentReplyWords: Translation<typeof english.unsentReplyWords> = {
  stopped: (count, detail) =>
    `${count === 1 ? 'Er wacht een antwoord' : `Er wachten ${String(count)} antwoorden`} op verzending. ${detail}`,
  unknown: (count) =>
    count === 1
      ? 'De bezorging van één antwoord is niet bevestigd.'
      : `De bezorging van ${String(count)} antwoorden is niet bevestigd.`,
  failed: (count) =>
    count === 1 ? 'Eén antwoord is niet verzonden.' : `${String(count)} antwoorden zijn niet verzonden.`,
  check: 'E-mailaccount controleren',
  show: 'Tonen',
}
