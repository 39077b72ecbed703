import type * as english from '../en/dashboard.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Pulpit',
  greeting: (name) => (name ? `Dzień dobry, ${name}` : 'Dzień dobry'),
  setup: 'Skonfiguruj sklep',
  setupHint: 'Po czterech krokach otworzą się wszystkie strony.',
  broken: 'Wymaga uwagi',
  problems: {
    document: { text: 'Żaden dokument nie jest gotowy i włączony.', action: 'Przejdź do zasad' },
    mailboxNone: {
      text: 'Żadne konto e-mail nie jest połączone, więc nowe wiadomości nie przychodzą.',
      action: 'Połącz konto e-mail',
    },
    mailboxBroken: {
      text: 'Połączenie z kontem e-mail nie działa.',
      action: 'Napraw połączenie z e-mailem',
    },
    shopNone: { text: 'Żaden sklep internetowy nie jest połączony.', action: 'Połącz sklep' },
    shopBroken: { text: 'Połączenie ze sklepem internetowym nie działa.', action: 'Napraw połączenie' },
  },
  work: 'Do zrobienia teraz',
  figures: {
    needsReply: 'Do odpowiedzi',
    drafts: 'Gotowe szkice',
    failed: 'Nie wysłano',
    unknown: 'Bez potwierdzenia',
    gaps: 'Pytania bez odpowiedzi',
    firstReply: 'Pierwsza odpowiedź',
  },
  oldest: (span) => `Najstarsze: ${span}`,
  gapsNote: 'Nie ma w dokumentach',
  median: 'Mediana z 7 dni',
  noReply: 'Jeszcze brak',
  upTo99: (number) => (number >= 100 ? '99+' : String(number)),
  spans: {
    now: 'poniżej minuty',
    minutes: (number) =>
      `${String(number)} ${formatPlural('pl', number, { one: 'minuta', few: 'minuty', other: 'minut' })}`,
    hours: (number) =>
      `${String(number)} ${formatPlural('pl', number, { one: 'godzina', few: 'godziny', other: 'godzin' })}`,
    days: (number) =>
      `${String(number)} ${formatPlural('pl', number, { one: 'dzień', few: 'dni', other: 'dni' })}`,
  },
  week: 'Ostatnie 7 dni',
  numbers: 'W liczbach',
  weekColumns: { day: 'Dzień', received: 'Od klientów', answered: 'Od zespołu' },
  use: 'Jak użyto szkiców',
  uses: { asIs: 'Wysłane bez zmian', edited: 'Zmienione i wysłane', discarded: 'Odrzucone' },
  allFigures: 'Według dokumentu i okresu',
  useHint: 'Szkice programu Draftdesk z ostatnich 7 dni. Szkic napisany od nowa liczy się jako odrzucony.',
  faults: 'Zgłoszone przez zespół jako błędne',
  unused: 'Żadnego szkicu nie wysłano ani nie odrzucono.',
  progress: (done, all) => `Gotowe: ${String(done)} z ${String(all)}`,
  done: 'Gotowe',
  next: 'Następne',
  open: 'Do zrobienia',
  store: {
    title: 'Utwórz sklep',
    text: (name) => `Otwarty jest sklep ${name}.`,
  },
  document: {
    title: 'Prześlij dokument',
    text: 'Szkice korzystają z zasad wysyłki, zwrotów i zwrotu pieniędzy.',
    action: 'Przejdź do zasad',
  },
  mailbox: {
    title: 'Połącz konto e-mail',
    text: 'Draftdesk czyta z niego wiadomości od klientów.',
    action: 'Przejdź do integracji',
  },
  shop: {
    title: 'Połącz sklep internetowy',
    text: 'Szkice mogą wtedy korzystać z zamówień klientów.',
    action: 'Przejdź do integracji',
    choices: {
      elsewhere: 'Wybrano „Mój sklep jest gdzie indziej”.',
      later: 'Wybrano połączenie później.',
    },
  },
  drafts: 'Szkice',
  draftCount: (count) =>
    count >= 100
      ? 'Czeka ponad 99'
      : `${formatPlural('pl', count, { one: 'Czeka', few: 'Czekają', other: 'Czeka' })} ${String(count)}`,
  allDrafts: 'Wszystkie szkice',
  allEmails: 'Wszystkie wiadomości',
  noDrafts: 'Jeszcze nie ma szkiców',
  noneWaiting: 'Żaden szkic nie czeka',
  draftsWait: 'Tu są rozmowy ze szkicem.',
  draftsReady: 'Tu są rozmowy ze szkicem. Nie przyszły jeszcze żadne wiadomości.',
  draftsDone: 'Tu są rozmowy ze szkicem.',
  failed: 'Nie udało się wczytać szkiców i połączeń.',
  again: 'Spróbuj ponownie',
  connections: 'Połączenia',
  links: { mailbox: 'Konto e-mail', shop: 'Sklep internetowy' },
  states: {
    connected: 'Połączone',
    failing: 'Nie działa',
    failed: 'Niepołączone',
    none: 'Niepołączone',
  },
  checked: (moment) => `Ostatnio sprawdzono ${moment}`,
  repair: { mailbox: 'Napraw połączenie z e-mailem', shop: 'Napraw połączenie ze sklepem' },
}
