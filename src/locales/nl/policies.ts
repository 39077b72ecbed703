import type * as english from '../en/policies.ts'
import { entryListMessages } from './fields/entry-form.ts'
import type { Translation } from '../get-texts.ts'

export const policyMessages: Translation<typeof english.policyMessages> = {
  ...entryListMessages,
  title: 'Beleid',
  hint: 'Concepten worden geschreven met deze documenten. Voeg toe wat u klanten vertelt over verzending, retouren en terugbetalingen.',
  list: 'Uw documenten',
  write: 'Document schrijven',
  drop: 'Sleep bestanden hierheen, of kies ze',
  dropHint: 'PDF, DOCX, TXT, MD of HTML, elk tot 20 MB',
  upload: 'Uploaden',
  uploading: (name) => `${name} wordt geüpload`,
  reading: (name) => `${name} wordt gelezen`,
  uploadFailed: (name) => `${name} kon niet worden geüpload. Probeer het opnieuw.`,
  refused: (name, reason) => `${name}: ${reason}`,
  tooLarge: 'Het bestand is te groot. Een document mag tot 20 MB groot zijn.',
  wrongKind: 'Dit soort bestand kan niet worden gelezen. Gebruik PDF, DOCX, TXT, MD of HTML.',
  added: (title) => `${title} is toegevoegd.`,
  empty: 'Nog geen documenten',
  emptyHint: 'Upload een bestand of schrijf hier uw eerste document. Eén is genoeg om te beginnen.',
  readOnly: 'Met uw rol in deze winkel kunt u documenten lezen, maar niet schrijven.',
  none: 'Voor concepten moet er minstens één document aanstaan.',
  nextTitle: 'Uw beleid staat klaar',
  next: 'Volgende stap: uw e-mailaccount en uw webwinkel.',
  nextAction: 'Naar integraties',
  listFailed: 'Uw documenten konden niet worden geladen.',
  states: { processing: 'Wordt gelezen', ready: 'Klaar', failed: 'Niet leesbaar' },
  writeInstead: 'Zelf de tekst schrijven',
  characters: (count) => (count === 1 ? '1 teken' : `${count.toLocaleString('nl')} tekens`),
  cut: 'het bestand is te lang: alleen het eerste deel wordt gebruikt',
  bytes: (count) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} KB`
      : `${(count / 1_048_576).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
}

export const policyFormMessages: Translation<typeof english.policyFormMessages> = {
  ...entryListMessages,
  create: 'Document schrijven',
  edit: 'Document bewerken',
  back: 'Beleid',
  name: 'Titel',
  text: 'Tekst',
  textHint: 'Schrijf het zoals u het aan een nieuwe collega zou uitleggen.',
  noText: 'De tekst van dit document is te lang om te tonen, of wordt nog gelezen.',
  titleRequired: 'Voer een titel in.',
  textRequired: 'Voer de tekst in.',
  failed: 'Het document kon niet worden opgeslagen. Probeer het opnieuw.',
  gone: 'Dit document bestaat niet meer.',
  processing: 'Het bestand wordt nog gelezen. Kom over een moment terug.',
  tooLong: (count) => `De tekst is te lang om hier te bewerken (${count}). De titel kunt u nog wel wijzigen.`,
  conflict: 'Een collega heeft dit document intussen gewijzigd. Dit is die versie:',
}

export const learnedQuestionMessages: Translation<typeof english.learnedQuestionMessages> = {
  ...entryListMessages,
  title: 'Vragen van klanten',
  hint: 'Verzonden antwoorden beantwoordden deze vragen met dit document. Concepten vinden het daardoor bij vragen die erop lijken. Namen, nummers en adressen zijn weggelaten.',
  empty: 'Nog geen vragen',
  emptyHint: 'Als u een antwoord verstuurt dat dit document citeert, verschijnt de vraag van de klant hier.',
  listFailed: 'De vragen konden niet worden geladen.',
  learned: (day) => `Beantwoord ${day}`,
  remove: 'Verwijderen',
  removeNamed: (question) => `Verwijderen: ${question}`,
  removed: (question) => `‘${question}’ is verwijderd.`,
  changeFailed: 'De vraag kon niet worden verwijderd. Probeer het opnieuw.',
}

export const gapMessages: Translation<typeof english.gapMessages> = {
  title: 'Vragen die uw documenten niet beantwoorden',
  hint: 'Dit hebben klanten gevraagd. Een vraag verdwijnt uit de lijst als een document er antwoord op geeft.',
  asked: (count) =>
    count === 0
      ? 'Uit de voorbeeld-e-mails'
      : count === 1
        ? 'In één gesprek'
        : `In ${String(count)} gesprekken`,
  dismiss: 'Verbergen',
  dismissLabel: (question) => `Verbergen: ${question}`,
  failed: 'De vraag kon niet worden verborgen. Probeer het opnieuw.',
  settled: 'Onlangs beantwoord',
  by: (title) => `‘${title}’`,
}
