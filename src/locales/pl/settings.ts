import type * as english from '../en/settings.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount, emailMessages } from './shared/emails.ts'

export const settingsTabs: Translation<typeof english.settingsTabs> = [
  { tab: 'general', label: 'Ogólne' },
  { tab: 'email-configuration', label: 'Konfiguracja poczty' },
  { tab: 'drafting', label: 'Szkice' },
  { tab: 'tags', label: 'Etykiety' },
  { tab: 'customers', label: 'Dane klientów' },
  { tab: 'activity', label: 'Aktywność' },
]

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Ustawienia',
  hint: 'Nazwa sklepu, odpowiedzi, szkice i etykiety oraz dziennik aktywności.',
  tabs: 'Ustawienia',
  loadFailed: 'Nie udało się wczytać ustawień.',
  again: 'Spróbuj ponownie',
  submit: 'Zapisz',
  busy: 'Zapisywanie',
  saved: 'Ustawienia zapisano.',
  failed: 'Nie udało się zapisać ustawień. Proszę spróbować ponownie.',
  conflict: 'Ktoś z zespołu zmienił w tym czasie te ustawienia. Zapisano:',
  remote: (fields) => fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Twoje zmiany są nadal w formularzu. Ponowny zapis zastąpi tamte.',
  general: 'Sklep',
  name: 'Nazwa sklepu',
  nameHint: 'Tę nazwę widzi zespół. Klienci widzą nazwę nadawcy odpowiedzi.',
  nameRequired: 'Proszę podać nazwę sklepu.',
  number: 'Numer sklepu',
  numberHint: 'Proszę podać ten numer w kontakcie z pomocą techniczną.',
  email: 'Odpowiedzi',
  emailHint: 'Dotyczy każdej odpowiedzi do klienta.',
  senderName: emailMessages.sender.name,
  senderHint: 'Bez nazwy klienci widzą tylko adres e-mail.',
  replyTo: 'Adres do odpowiedzi',
  replyHint: 'Bez tego adresu odpowiedzi przychodzą do skrzynki.',
  replyWrong: 'To nie jest adres e-mail.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Cofanie wysyłki, w sekundach',
  undoHint: 'Od 0 do 60. Tyle czeka odpowiedź, aby można ją było jeszcze cofnąć.',
  assignsInTurn: 'Przypisuj nowe rozmowy po kolei',
  assignsHint: 'Każda nowa rozmowa trafia do następnej obecnej osoby z zespołu.',
  requiresTwoStep: 'Wymagaj logowania dwuetapowego od wszystkich w tym sklepie',
  twoStepHint:
    'Osoby bez niego skonfigurują je przed dalszą pracą. Najpierw trzeba je włączyć dla własnego konta, na stronie Konta.',
  signatureHint: 'Dodawany na końcu każdej odpowiedzi.',
}

export const storeDeletionMessages: Translation<typeof english.storeDeletionMessages> = {
  title: 'Usuń sklep',
  hint: 'Sklep zostanie usunięty po siedmiu dniach. Do tego czasu każdy właściciel może to anulować.',
  effects: [
    'Rozmowy, szkice, notatki, dokumenty, zapisane odpowiedzi, klienci i ustawienia zostaną usunięte z Draftdesk.',
    'Odpowiedzi, które czekają na wysłanie, nie zostaną wysłane.',
    'Skrzynka i sklep internetowy zostają bez zmian. Draftdesk zapomni, jak się z nimi łączyć.',
    'Wszyscy w sklepie stracą do niego dostęp. Ich konta zostają.',
  ],
  typeName: (name) => `Aby potwierdzić, proszę wpisać nazwę sklepu: ${name}`,
  submit: 'Usuń sklep',
  planned: (day) => `Sklep zostanie usunięty ${day}. „Zachowaj sklep” na górze strony to anuluje.`,
  done: 'Sklep zostanie usunięty za siedem dni. Właściciele dostaną wiadomość e-mail.',
  failed: 'Nie udało się usunąć sklepu. Proszę spróbować ponownie.',
}

export const tagMessages: Translation<typeof english.tagMessages> = {
  title: 'Etykiety',
  hint: 'Zespół dodaje etykiety do rozmów klawiszem l. Rozmowa ma najwyżej 20.',
  none: 'Jeszcze nie ma etykiet.',
  new: 'Nowa etykieta',
  name: 'Nazwa',
  color: 'Kolor',
  create: 'Utwórz etykietę',
  save: 'Zapisz',
  colors: {
    gray: 'Szary',
    red: 'Czerwony',
    orange: 'Pomarańczowy',
    amber: 'Bursztynowy',
    green: 'Zielony',
    teal: 'Morski',
    blue: 'Niebieski',
    violet: 'Fioletowy',
    pink: 'Różowy',
  },
  threads: formatConversationCount,
  edit: (name) => `Zmień etykietę ${name}`,
  into: 'Połącz z',
  chooseTag: 'Wybierz etykietę',
  merge: 'Połącz',
  mergeHint: 'Wszystkie rozmowy z tą etykietą dostaną tamtą. Nie można tego cofnąć.',
  chooseFirst: 'Proszę wybrać etykietę, która ją zastąpi.',
  delete: 'Usuń etykietę',
  created: (name) => `Utworzono etykietę ${name}.`,
  saved: (name) => `Zapisano etykietę ${name}.`,
  merged: (name, into) => `${name} to teraz ${into}.`,
  deleted: (name) => `Usunięto etykietę ${name}.`,
  restored: (name) => `Przywrócono etykietę ${name}.`,
  loadFailed: 'Nie udało się wczytać etykiet.',
  failed: 'Nie udało się zapisać etykiety. Proszę spróbować ponownie.',
}

export const replyPreviewMessages: Translation<typeof english.replyPreviewMessages> = {
  title: 'Podgląd',
  from: 'Od',
  replyTo: 'Odpowiedź do',
  mailbox: 'Twoja skrzynka',
  body: 'Dzień dobry,\n\ndziękujemy za wiadomość. Paczka wyszła od nas dziś rano i dotrze w piątek.',
}

const retentionNouns = {
  resolved: { one: 'zakończona rozmowa', few: 'zakończone rozmowy', other: 'zakończonych rozmów' },
  archived: {
    one: 'zarchiwizowana rozmowa',
    few: 'zarchiwizowane rozmowy',
    other: 'zarchiwizowanych rozmów',
  },
  spam: { one: 'rozmowa ze spamem', few: 'rozmowy ze spamem', other: 'rozmów ze spamem' },
  activity: { one: 'wpis dziennika', few: 'wpisy dziennika', other: 'wpisów dziennika' },
}

export const retentionMessages: Translation<typeof english.retentionMessages> = {
  title: 'Usuwanie starych danych',
  hint: 'Draftdesk usuwa starsze dane małymi krokami. Skrzynka zostaje bez zmian, a usunięta poczta nie jest z niej czytana ponownie.',
  kinds: {
    resolved: 'Zakończone rozmowy',
    archived: 'Zarchiwizowane rozmowy',
    spam: 'Spam',
    activity: 'Dziennik aktywności',
  },
  never: 'Zachowaj',
  after: (age) => `Usuń po: ${age}`,
  periods: {
    30: '30 dni',
    90: '90 dni',
    180: '180 dni',
    365: '1 rok',
    730: '2 lata',
    1095: '3 lata',
    1825: '5 lat',
    3650: '10 lat',
  },
  days: (days) => `${String(days)} dni`,
  counted: (kind, count, age) =>
    `${new Intl.NumberFormat('pl').format(count)} ${formatPlural('pl', count, retentionNouns[kind])} (starsze niż ${age})`,
  wouldDelete: (list) => `Zostaną usunięte: ${list}.`,
  nothing: 'Nic nie jest teraz na tyle stare, aby to usunąć.',
  again: 'Ponowne „Zapisz” potwierdza. Nie można tego cofnąć.',
  submit: 'Zapisz',
  preview: 'Podgląd',
  saved: 'Ustawienia zapisano.',
  erasing: 'Trwa usuwanie rozmów rozłączonej skrzynki.',
  failed: 'Nie udało się zapisać ustawień. Proszę spróbować ponownie.',
  loadFailed: 'Nie udało się wczytać ustawień.',
  conflict: 'Ktoś z zespołu zmienił w tym czasie te ustawienia. Ponowny zapis zastąpi tamte zmiany Twoimi.',
}

export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  title: 'Dane klientów',
  hint: 'Pobieranie lub usuwanie wszystkiego, co Draftdesk przechowuje o kliencie.',
  address: 'Adres e-mail klienta',
  export: 'Pobierz dane',
  erase: 'Usuń dane klienta',
  eraseHint:
    'Usuwa z Draftdesk rozmowy, szkice i zamówienia tego klienta. Nie można tego cofnąć. Skrzynka i sklep internetowy zostają bez zmian.',
  confirm: 'Tak, usuń dane tego klienta na zawsze',
  confirmNeeded: 'Najpierw proszę zaznaczyć pole: usunięcia nie można cofnąć.',
  erased: (conversations, emails) =>
    `Usunięto: ${formatConversationCount(conversations)}, ${String(emails)} ${formatPlural('pl', emails, { one: 'wiadomość', few: 'wiadomości', other: 'wiadomości' })}.`,
  failed: 'Nie udało się. Proszę spróbować ponownie.',
  loadFailed: 'Nie udało się wczytać próśb.',
  requests: 'Prośby przez sklep internetowy',
  none: 'Nie ma próśb.',
  kinds: {
    export: 'Prosi o swoje dane',
    erase: 'Usunięto',
    shop: 'Usunięto dane sklepu',
    uninstalled: 'Usunięto aplikację',
  },
  notErased: 'Prośba dotyczyła adresu własnego sklepu. Nic nie usunięto.',
  due: (day) => `Odpowiedź do ${day}`,
  doneOn: (day) => `Zrobione ${day}`,
  unknown: 'Sklep nie podał adresu',
  close: 'Oznacz jako załatwione',
  closed: 'Prośbę oznaczono jako załatwioną.',
  done: 'Załatwione',
}

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => '– logowanie do sklepu jako superadministrator',
  admin_left: () => '– wyjście ze sklepu',
  member_invited: (note) => `– zaproszono: ${note}`,
  invite_revoked: (note) => `– cofnięto zaproszenie: ${note}`,
  invite_restored: (note) => `– przywrócono zaproszenie: ${note}`,
  member_joined: (note) => `– dołączenie do sklepu, rola: ${note}`,
  member_left: () => '– opuszczenie sklepu',
  member_removed: (note) => `– usunięto: ${note}`,
  member_restored: (note) => `– przywrócono: ${note}`,
  role_changed: (note) => `– zmiana roli: ${note}`,
  mailbox_connected: (note) => `– połączono konto e-mail ${note}`,
  mailbox_failing: (note) => `– sprawdzono konto e-mail ${note}, które już nie działa`,
  mailbox_disconnected: (note) => `– rozłączono konto e-mail ${note}`,
  shop_connected: (note) => `– połączono sklep internetowy ${note}`,
  shop_failing: (note) => `– sprawdzono sklep internetowy ${note}, który już nie działa`,
  reply_limits_changed: (note) => `– zmieniono limit wysyłanych odpowiedzi: ${note}`,
  customer_erased: () => '– usunięto dane klienta',
  customer_exported: () => '– pobrano dane klienta',
  deletion_planned: () => '– zaplanowano usunięcie sklepu',
  deletion_cancelled: () => '– anulowano usunięcie sklepu',
  retention_changed: (note) => `– zmieniono czas przechowywania danych: ${note}`,
  emails_erased: () => '– rozłączono konto e-mail i usunięto jego rozmowy',
  note_deleted: (note) => `– usunięto notatkę: ${note}`,
  store_suspended: () => '– zawieszono sklep',
  store_resumed: () => '– zakończono zawieszenie sklepu',
  job_rerun: () => '– ponownie uruchomiono nieudane zadanie',
  two_step_required: () => '– włączono wymóg logowania dwuetapowego',
  two_step_optional: () => '– wyłączono wymóg logowania dwuetapowego',
  two_step_on: () => '– włączono logowanie dwuetapowe',
  two_step_off: () => '– wyłączono logowanie dwuetapowe',
  passkey_added: () => '– dodano klucz dostępu',
  passkey_renamed: () => '– zmieniono nazwę klucza dostępu',
  passkey_removed: () => '– usunięto klucz dostępu',
  two_step_reset: () => '– zresetowano logowanie dwuetapowe',
  recovery_codes_renewed: () => '– pobrano nowe kody odzyskiwania',
  recovery_code_used: () => '– użyto kodu odzyskiwania',
  identity_proven: () => '– ponownie potwierdzono tożsamość',
  model_limit_reached: () => '– osiągnięto limit modelu; do następnego miesiąca szkice powstają bez niego',
  model_limit_changed: (note) => `– zmieniono miesięczny limit modelu: ${note}`,
  shop_disconnected: (note) => `– rozłączono sklep internetowy ${note}`,
}

export const activityMessages: Translation<typeof english.activityMessages> = {
  title: 'Aktywność',
  hint: 'Logowania pomocy technicznej, zmiany w zespole oraz utworzone i usunięte połączenia.',
  none: 'Jeszcze nic',
  noneHint: 'Tu pojawią się zmiany w sklepie.',
  failed: 'Nie udało się wczytać aktywności.',
  more: 'Pokaż starsze wpisy',
  pages: 'Strony',
  newest: 'Wróć do najnowszych',
  sentence: (action, note) =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  reason: (action, note) =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
}

export const draftingSettingsMessages: Translation<typeof english.draftingSettingsMessages> = {
  when: 'Kiedy',
  hint: 'Szkice są obok wiadomości, na które odpowiadają. Nic nie zostanie wysłane bez naciśnięcia „Wyślij”.',
  isOn: 'Pisz szkice odpowiedzi na nowe wiadomości',
  isOnHint: 'Szkic powstaje, gdy dokumenty lub przykłady zawierają odpowiedź.',
  never: 'Nigdy nie pisz o',
  neverHint: 'Jeden temat w wierszu. Wiadomości na te tematy nie dostaną szkicu.',
  sound: 'Jak brzmią',
  soundHint: 'Ton, długość i język każdego nowego szkicu.',
  tone: 'Ton',
  length: 'Długość',
  language: 'Język odpowiedzi',
  languageOfMail: 'Taki jak w wiadomości',
  guardrails: 'Polecenia do każdego szkicu',
  guardrailsHint: 'Najlepiej tak, jak dla nowej osoby w zespole. Działają tylko z modelem językowym.',
  model: 'Model',
  modelHint: 'Bez modelu językowego szkice powstają z Twoich dokumentów i przykładów.',
  usesModel: 'Używaj modelu językowego',
  server: (name) =>
    name
      ? `Ten serwer ma model ${name}. Można użyć własnego.`
      : 'Ten serwer nie ma modelu. Własny można podać poniżej.',
  masking: 'Ukryj nazwiska klientów przed modelem',
  maskingHint: 'Adresy, numery telefonów i numery kont są zawsze ukryte.',
  url: 'Adres własnego modelu',
  urlHint:
    'Dowolna usługa z API zgodnym z OpenAI, na przykład https://api.example.com/v1. Puste pole oznacza model serwera.',
  name: 'Nazwa modelu',
  key: 'Klucz API',
  keyHint: (has) =>
    has ? 'Klucz jest zapisany. Puste pole go zachowuje.' : 'Jest zaszyfrowany i nie będzie już pokazany.',
  monthTokens: 'Miesięczny limit tokenów',
  monthHint: 'Puste pole oznacza brak limitu. Po przekroczeniu szkice powstają bez modelu.',
  prices: { price_in: 'Cena za milion tokenów wejścia', price_out: 'Cena za milion tokenów wyjścia' },
  used: (tokens, cost, isEstimated) =>
    `Zużycie w tym miesiącu: ${isEstimated ? 'około ' : ''}${tokens.toLocaleString('pl')} tokenów${cost === null ? '' : `, około ${cost.toFixed(2).replace('.', ',')}`}.`,
  submit: 'Zapisz',
  busy: 'Zapisywanie',
  test: 'Sprawdź model',
  tested: (name, ms, detail) => `${name}: odpowiedź po ${String(ms)} ms. ${detail}`,
  testing: 'Sprawdzanie modelu …',
  testFailed: 'Nie udało się sprawdzić modelu. Proszę spróbować ponownie.',
  saved: 'Ustawienia zapisano.',
  failed: 'Nie udało się zapisać ustawień. Proszę spróbować ponownie.',
  loadFailed: 'Nie udało się wczytać ustawień.',
  conflict: 'Ktoś z zespołu zmienił w tym czasie te ustawienia. Ponowny zapis zastąpi tamte zmiany Twoimi.',
}
