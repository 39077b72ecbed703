import type * as english from '../../en/mail/conversation.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

const me = 'Ik'

export const threadWords: Translation<typeof english.threadWords> = {
  back: {
    drafts: 'Concepten',
    all: 'Alle e-mails',
    sent: 'Verzonden',
    archive: 'Archief',
    snoozed: 'Uitgesteld',
  },
  failed: 'Dit gesprek kon niet worden geladen.',
  again: 'Opnieuw proberen',
  place: (position, all) => `${String(position)} van ${String(all)}`,
  previous: 'Vorig gesprek',
  next: 'Volgend gesprek',
  side: 'Details',
  closeSide: 'Details sluiten',
  customer: 'Klant',
  goneHint: 'Misschien hoort het bij een andere winkel, of is het adres niet volledig.',
  noDate: 'Zonder datum',
  noText: 'Deze e-mail heeft geen tekst.',
  cut: 'Deze e-mail is langer: hier staat alleen het begin. De rest staat in uw mailprogramma.',
  latest: (shown, all) => `Alleen de laatste ${String(shown)} van ${String(all)} e-mails worden getoond.`,
  archive: 'Archiveren',
  inbox: 'Naar de inbox',
  assignee: 'Toegewezen aan',
  me,
  nobody: 'Niet toegewezen',
  away: (name) => `${name} (afwezig)`,
  assigned: (name, subject) =>
    name === me ? `‘${subject}’ is aan u toegewezen.` : `‘${subject}’ is toegewezen aan ${name}.`,
  unassigned: (subject) => `De toewijzing van ‘${subject}’ is opgeheven.`,
  assignedMany: (name, count) =>
    name === me
      ? `${formatConversationCount(count)} aan u toegewezen.`
      : `${formatConversationCount(count)} toegewezen aan ${name}.`,
  unassignedMany: (count) => `Toewijzing van ${formatConversationCount(count)} opgeheven.`,
  assign: 'Toewijzen',
  assignToMe: 'Aan mij toewijzen',
  toConversation: 'Naar het gesprek',
  actions: 'Meer acties',
  spam: 'Spam',
  notSpam: 'Geen spam',
  spamHint: 'Archiveert dit gesprek en latere e-mails van deze afzender.',
  markedSpam: (subject) =>
    `‘${subject}’ is als spam gemarkeerd. Latere e-mails van deze afzender gaan naar het archief.`,
  unmarkedSpam: (subject) => `‘${subject}’ is geen spam en staat weer in de inbox.`,
  archived: (subject) => `‘${subject}’ is gearchiveerd.`,
  restored: (subject) => `‘${subject}’ staat weer in de inbox.`,
  changeFailed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  settle: 'Geen antwoord nodig',
  settled: (subject) => `‘${subject}’ heeft geen antwoord nodig.`,
  unsettled: (subject) => `‘${subject}’ heeft een antwoord nodig.`,
  toExample: 'Voorbeeld maken van dit antwoord',
  markUnread: 'Als ongelezen markeren',
  markRead: 'Als gelezen markeren',
  markedUnread: (subject) => `‘${subject}’ is als ongelezen gemarkeerd.`,
  markedRead: (subject) => `‘${subject}’ is als gelezen gemarkeerd.`,
  kinds: {
    bounce: 'Niet bezorgd',
    calendar: 'Agenda',
    auto: 'Automatisch antwoord',
    list: 'Nieuwsbrief',
    notice: 'Mededeling',
  },
  isCustomer: 'Dit is een klant',
  notCustomer: 'Geen klant',
  sorted: {
    customer: 'E-mails van deze afzender gelden nu als e-mails van een klant.',
    notice: 'E-mails van deze afzender wachten niet meer op een antwoord.',
  },
  otherHost: (shown) => `Opent een andere site, niet ${shown}`,
  forged: 'Afzender niet bevestigd',
  forgedHint:
    'De controle van de afzender is mislukt. Misschien heeft iemand anders dit geschreven. Neem op een andere manier contact op met de klant voordat u geld of gegevens stuurt.',
  sentBy: (name) => `Verstuurd door ${name}`,
  newcomer: 'Nieuw hier',
  newcomerHint: 'Deze afzender is nieuw in dit gesprek.',
  answered: 'Beantwoord in een ander programma',
  undelivered: 'Niet bezorgd',
  to: 'Aan',
  cc: 'Cc',
  others: (count) => `en nog ${String(count)}`,
  quoted: 'Geciteerde tekst tonen',
  attachments: 'Bijlagen',
  pictures: 'Afbeeldingen',
  showPicture: (name) => `${name} tonen`,
  previousPicture: 'Vorige',
  nextPicture: 'Volgende',
  download: 'Downloaden',
  close: 'Sluiten',
  original: 'Origineel tonen',
  originalOf: (sender) => `Origineel van de e-mail van ${sender}`,
  more: 'Meer',
  split: 'Hier splitsen',
  splitHint: 'Deze e-mail en alle latere worden een nieuw gesprek.',
  splitDone: 'Dit is nu een nieuw gesprek.',
  drafts: 'Conceptantwoord',
  draft: (number) => `Concept ${String(number)}`,
  draftHint:
    'Er wordt niets vanzelf verstuurd. Kopieer het concept naar uw mailprogramma en wijzig het zoals u wilt.',
  draftCut: 'Dit concept is langer: hier staat alleen het begin, en alleen dat wordt gekopieerd.',
  copy: 'Concept kopiëren',
  copied: 'Het concept is gekopieerd.',
  copyFailed:
    'Het concept kon niet worden gekopieerd. Het is nu geselecteerd: kopieer het met het toetsenbord.',
}

export const originalEmailWords: Translation<typeof english.originalEmailWords> = {
  title: 'Origineel van de e-mail',
  failed: 'Het origineel kon niet worden geladen.',
  without: (count) =>
    count === 1
      ? 'Eén afbeelding van een andere server wordt niet getoond.'
      : `${String(count)} afbeeldingen van andere servers worden niet getoond.`,
  show: 'Afbeeldingen tonen',
}
