import type * as english from '../../en/drafts/draft-sources.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

export const draftSourceMessages: Translation<typeof english.draftSourceMessages> = {
  marks: {
    supported: 'Z Twoich tekstów',
    read: 'Do sprawdzenia',
    unsupported: 'Brak w Twoich tekstach',
    courtesy: '',
    question: 'Pytanie do klienta',
    unchecked: 'Nie sprawdzono',
  },
  levels: {
    ready: 'Odpowiedź na każde pytanie',
    look: 'Szkic do sprawdzenia',
    notes: 'Brak szkicu',
  },
  check: 'Do sprawdzenia:',
  writers: {
    person: 'Napisane ręcznie',
    local: 'Złożone z Twoich tekstów, bez modelu językowego',
    model: (name) => `Autor: ${name || 'model językowy'}`,
  },
  basedOn: (titles) => `Źródła: ${titles.join(', ')}.`,
  found: (order) => `Znaleziono: ${order}.`,
  sources: 'Źródła',
  fix: 'Popraw te zasady',
  count: (sources) =>
    `${String(sources)} ${formatPlural('pl', sources, { one: 'źródło', few: 'źródła', other: 'źródeł' })}`,
  kinds: {
    passage: 'Dokument',
    example: 'Przykład',
    order: 'Zamówienie',
    thread: 'Ta rozmowa',
    store: 'Twoje polecenie',
  },
  changed: 'Zmienione ręcznie',
  edited: 'Tekst zmienił się po sprawdzeniu. Zapis sprawdzi go ponownie.',
  sourceLabel: (number) => `Źródło ${String(number)}`,
  writePolicy: 'Napisz zasady',
  writePolicyFor: (question) => `Napisz zasady na pytanie: ${question}`,
  noSource: 'Nic w Twoich tekstach tego nie mówi.',
  missing: 'Nie ma tego w Twoich tekstach',
  checked: 'Źródła każdego zdania',
}

export const askPoliciesMessages: Translation<typeof english.askPoliciesMessages> = {
  title: 'Zapytaj swoje dokumenty',
  hint: 'Proszę zadać pytanie tak, jak zrobiłby to klient, lub wkleić całą wiadomość. Pojawi się szkic odpowiedzi ze źródłami. Tekst nie zostaje zapisany i żaden klient nic nie otrzyma.',
  label: 'Pytanie lub wiadomość',
  submit: 'Zapytaj',
  failed: 'Nie udało się odpowiedzieć na pytanie. Proszę spróbować ponownie.',
}

export const sampleMessages: Translation<typeof english.sampleMessages> = {
  title: 'Pierwsze odpowiedzi',
  hint: 'Przykładowe wiadomości z odpowiedziami z Twoich dokumentów, bez skrzynki i bez modelu językowego. Nic nie zostanie wysłane. Pytania bez odpowiedzi są na stronie Zasady.',
  answered: (count, total) => `Odpowiedzi z Twoich dokumentów: ${String(count)} z ${String(total)}.`,
  toCheck: (count) => `Szkice do sprawdzenia: ${String(count)}.`,
  documents: {
    Returns: 'Zwroty',
    Refunds: 'Zwrot pieniędzy',
    Shipping: 'Wysyłka',
    Orders: 'Zamówienia',
    'Damaged items': 'Uszkodzone towary',
    Payment: 'Płatność',
  },
  wanted: (titles) =>
    titles.length === 1
      ? `Jeszcze jeden dokument odpowie na resztę: ${titles.join('')}.`
      : `Dokumenty, które odpowiedzą na resztę (${String(titles.length)}): ${titles.join(', ')}.`,
  gaps: 'Pytania bez odpowiedzi w Twoich dokumentach',
  from: 'Od',
  write: 'Napisz dokument',
  addTo: (title) => `Dodaj do „${title}”`,
}
