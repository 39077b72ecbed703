import type * as english from '../../en/drafts/draft-sources.ts'
import type { Translation } from '../../get-texts.ts'

export const draftSourceMessages: Translation<typeof english.draftSourceMessages> = {
  marks: {
    supported: 'Uit uw teksten',
    read: 'Graag controleren',
    unsupported: 'Niet in uw teksten',
    courtesy: '',
    question: 'Vraag aan de klant',
    unchecked: 'Niet gecontroleerd',
  },
  levels: {
    ready: 'Elke vraag beantwoord',
    look: 'Controleer dit concept',
    notes: 'Geen concept',
  },
  check: 'Controleer:',
  writers: {
    person: 'Met de hand geschreven',
    local: 'Samengesteld uit uw eigen teksten, zonder taalmodel',
    model: (name) => `Geschreven door ${name || 'een taalmodel'}`,
  },
  basedOn: (titles) => `Gebaseerd op ${titles.join(', ')}.`,
  found: (order) => `${order} gevonden.`,
  sources: 'Bronnen',
  fix: 'Dit beleid verbeteren',
  count: (sources) => (sources === 1 ? '1 bron' : `${String(sources)} bronnen`),
  kinds: {
    passage: 'Document',
    example: 'Voorbeeld',
    order: 'Bestelling',
    thread: 'Dit gesprek',
    store: 'Uw instructie',
  },
  changed: 'Met de hand gewijzigd',
  edited: 'Deze tekst is na de controle gewijzigd. Sla hem op om hem opnieuw te laten controleren.',
  sourceLabel: (number) => `Bron ${String(number)}`,
  writePolicy: 'Beleid schrijven',
  writePolicyFor: (question) => `Beleid schrijven voor: ${question}`,
  noSource: 'Dit staat nergens in uw teksten.',
  missing: 'Niet beantwoord in uw teksten',
  checked: 'Bronnen van elke zin',
}

export const askPoliciesMessages: Translation<typeof english.askPoliciesMessages> = {
  title: 'Vraag het aan uw documenten',
  hint: 'Schrijf een vraag zoals een klant die zou stellen, of plak een hele e-mail. U ziet hoe een concept zou antwoorden, met de bronnen. Uw tekst wordt niet bewaard, en geen klant krijgt iets.',
  label: 'Vraag of e-mail',
  submit: 'Vragen',
  failed: 'Uw vraag kon niet worden beantwoord. Probeer het opnieuw.',
}

export const sampleMessages: Translation<typeof english.sampleMessages> = {
  title: 'Uw eerste antwoorden',
  hint: 'Voorbeeld-e-mails, beantwoord met uw eigen documenten, zonder mailbox of taalmodel. Er wordt niets verstuurd. Onbeantwoorde vragen staan onder ‘Beleid’.',
  answered: (count, total) => `${count} van ${total} e-mails zijn beantwoord met uw documenten.`,
  toCheck: (count) =>
    count === 1
      ? 'Nog 1 heeft een concept om te controleren.'
      : `Nog ${count} hebben een concept om te controleren.`,
  documents: {
    Returns: 'Retouren',
    Refunds: 'Terugbetalingen',
    Shipping: 'Verzending',
    Orders: 'Bestellingen',
    'Damaged items': 'Beschadigde artikelen',
    Payment: 'Betaling',
  },
  wanted: (titles) =>
    titles.length === 1
      ? `Nog één document zou de rest beantwoorden: ${titles.join()}.`
      : `Nog ${titles.length} documenten zouden de rest beantwoorden: ${titles.join(', ')}.`,
  gaps: 'Vragen die uw documenten niet beantwoorden',
  from: 'Van',
  write: 'Document schrijven',
  addTo: (title) => `Toevoegen aan ‘${title}’`,
}
