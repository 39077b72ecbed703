import type * as english from '../en/examples.ts'
import { entryListMessages } from './fields/entry-form.ts'
import type { Translation } from '../get-texts.ts'

export const exampleMessages: Translation<typeof english.exampleMessages> = {
  ...entryListMessages,
  title: 'Voorbeelden',
  hint: 'Echte e-mails met het antwoord dat u zou geven. Concepten nemen de woorden over.',
  list: 'Uw voorbeelden',
  write: 'Voorbeeld schrijven',
  writeFirst: 'Eerste voorbeeld schrijven',
  empty: 'Nog geen voorbeelden',
  emptyHint:
    'Een voorbeeld is een e-mail van een klant met uw antwoord erop. E-mails die erop lijken, worden in uw woorden beantwoord. Begin met de twee of drie vragen die u het vaakst krijgt.',
  readOnly: 'Met uw rol in deze winkel kunt u voorbeelden lezen, maar niet schrijven.',
  listFailed: 'Uw voorbeelden konden niet worden geladen.',
  on: 'In gebruik',
  offHint: 'Concepten slaan dit voorbeeld over.',
  turnOn: 'Voor concepten gebruiken',
  turnOff: 'Niet voor concepten gebruiken',
  edit: 'Bewerken',
  question: 'De klant schrijft',
  answer: 'U antwoordt',
  gone: 'Dit voorbeeld bestaat niet meer.',
  goneHint: 'Misschien is het verwijderd.',
  turnedOn: (title) => `‘${title}’ wordt weer voor concepten gebruikt.`,
  turnedOff: (title) => `‘${title}’ wordt niet meer voor concepten gebruikt.`,
}

export const proposalMessages: Translation<typeof english.proposalMessages> = {
  title: 'Voorgesteld uit uw verzonden e-mails',
  hint: 'Antwoorden die u gaf op vragen die terugkomen. Namen, bestelnummers en bedragen zijn vervangen. Concepten gebruiken een voorstel pas als u het overneemt.',
  empty: 'Nu geen voorstellen',
  emptyHint:
    'Draftdesk zoekt in de nieuwste antwoorden in uw mailbox naar vragen die meerdere klanten stelden.',
  find: 'Verzonden e-mails doorzoeken',
  finding: 'Verzonden e-mails worden doorzocht',
  found: (count) =>
    count === 0
      ? 'Geen nieuwe voorstellen gevonden.'
      : count === 1
        ? '1 voorstel gevonden.'
        : `${String(count)} voorstellen gevonden.`,
  accept: 'Als voorbeeld gebruiken',
  dismiss: 'Verbergen',
  dismissed: (title) => `‘${title}’ is verborgen.`,
  accepted: (title) => `‘${title}’ is nu een voorbeeld. Concepten gebruiken het.`,
  undo: 'Ongedaan maken',
  again: 'Opnieuw proberen',
  listFailed: 'De voorstellen konden niet worden geladen.',
  findFailed: 'De verzonden e-mails konden niet worden doorzocht. Probeer het opnieuw.',
  acceptFailed: 'Het voorbeeld kon niet worden opgeslagen. Probeer het opnieuw.',
  dismissFailed: 'Het voorstel kon niet worden verborgen. Probeer het opnieuw.',
  undoFailed: 'Het voorstel kon niet worden teruggehaald. Probeer het opnieuw.',
}

export const replyActionMessages: Translation<typeof english.replyActionMessages> = {
  title: 'Als dit antwoord wordt verstuurd',
  hint: 'Dit gebeurt met het gesprek als u dit antwoord invoegt en verstuurt. Met ‘Ongedaan maken’ draait u alles terug.',
  assign: 'Het gesprek toewijzen aan wie het verstuurt',
  resolve: 'Op ‘Geen antwoord nodig’ zetten',
  snooze: 'Uitstellen',
  noSnooze: 'Niet uitstellen',
  days: (days) =>
    days === 0 ? 'Totdat de klant antwoordt' : days === 1 ? 'Eén dag' : `${String(days)} dagen`,
  tags: 'Labels toevoegen',
  submit: 'Opslaan',
  saved: 'De acties van dit antwoord zijn opgeslagen.',
  failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  conflict: 'Een collega heeft dit voorbeeld intussen gewijzigd. Herlaad de pagina.',
}

export const replyFileMessages: Translation<typeof english.replyFileMessages> = {
  title: 'Bestanden',
  hint: 'Deze bestanden worden bijgevoegd als u deze tekst invoegt.',
  none: 'Nog geen bestanden.',
  add: 'Bestanden toevoegen',
  adding: (name) => `${name} wordt toegevoegd`,
  remove: (name) => `${name} verwijderen`,
  failed: (name) => `‘${name}’ kon niet worden toegevoegd. Probeer het opnieuw.`,
  removeFailed: (name) => `‘${name}’ kon niet worden verwijderd. Probeer het opnieuw.`,
}

export const exampleFormMessages: Translation<typeof english.exampleFormMessages> = {
  ...entryListMessages,
  create: 'Voorbeeld schrijven',
  edit: 'Voorbeeld bewerken',
  back: 'Voorbeelden',
  hint: 'Laat namen, adressen en bestelnummers weg. Een concept haalt ze uit de e-mail die het beantwoordt.',
  name: 'Titel',
  question: 'E-mail van de klant',
  answer: 'Uw antwoord',
  titleRequired: 'Voer een titel in.',
  questionRequired: 'Voer de e-mail van de klant in.',
  answerRequired: 'Voer het antwoord in.',
  failed: 'Het voorbeeld kon niet worden opgeslagen. Probeer het opnieuw.',
  gone: 'Dit voorbeeld bestaat niet meer.',
  conflict: 'Een collega heeft dit voorbeeld intussen gewijzigd. Dit is die versie:',
}
