import type * as english from '../en/integrations.ts'
import { plural } from '../plural.ts'
import type { Translation } from '../words.ts'

const formatNumber = (count: number) => count.toLocaleString('pl')

/** The page /integration-page, in Polish. */
export const integrationMessages: Translation<typeof english.integrationMessages> = {
  title: 'Integracje',
  hint: 'Połączenie skrzynki, na którą piszą klienci, i sklepu internetowego z ich zamówieniami.',
  readyTitle: 'Sklep jest połączony',
  ready: 'Skrzynka i sklep internetowy są połączone.',
  readyWithoutShop: 'Skrzynka jest połączona. Sklep internetowy można połączyć w każdej chwili.',
  readyAction: 'Przejdź do pulpitu',
  policies: 'Dokumenty',
  policiesHint: 'Tu można edytować dokumenty. Po konfiguracji są na stronie Zasady.',
  loadFailed: 'Nie udało się wczytać integracji.',
  again: 'Spróbuj ponownie',
  readOnly: 'Łączyć i rozłączać mogą tylko właściciele i menedżerowie.',
  states: {
    connected: 'Połączone',
    failing: 'Nie działa',
    failed: 'Niepołączone',
    none: 'Niepołączone',
  },
  checked: (moment) => `Ostatnio sprawdzono ${moment}`,
  attempt: (moment) => `Ostatnia próba, ${moment}, nie powiodła się.`,
  test: 'Sprawdź ponownie',
  testing: 'Sprawdzanie',
  testPassed: 'Połączenie działa.',
  edit: 'Zmień',
  cancel: 'Anuluj',
  disconnect: 'Rozłącz',
  linked: { mailbox: 'Konto e-mail jest połączone.', shop: 'Sklep internetowy jest połączony.' },
  unlinked: { mailbox: 'Konto e-mail rozłączono.', shop: 'Sklep internetowy rozłączono.' },
  chosen: {
    elsewhere: 'Konfiguracja trwa dalej bez sklepu internetowego.',
    later: 'Sklep internetowy można tu połączyć później.',
  },
  failed: 'Nie udało się. Proszę spróbować ponownie.',
  conflict: 'Ktoś z zespołu zmienił to w tym czasie. To jest obecny stan.',
}

/** Connecting through a provider’s sign-in page, in Polish. */
export const consentMessages: Translation<typeof english.consentMessages> = {
  connect: (name) => `Połącz przez ${name}`,
  connectAgain: (name) => `Połącz ponownie przez ${name}`,
  mailHint:
    'Tam następuje logowanie i zgoda, aby Draftdesk czytał i wysyłał wiadomości. Hasło nie jest tu potrzebne.',
  orPassword: 'Lub użyj hasła',
  orKey: 'Lub użyj klucza',
  orOwnApp: 'Lub użyj własnej aplikacji Shopify',
  access: 'Dostęp',
  byConsent: (name) => `Udzielony przez ${name}`,
  leaving: (name) => `Trwa przejście do ${name}.`,
  goOn: (name) => `Przejdź do ${name}`,
  stale: 'To logowanie wygasło lub zostało już użyte. Proszę połączyć ponownie.',
}

/** The email account, in Polish. */
export const mailboxMessages: Translation<typeof english.mailboxMessages> = {
  title: 'Konto e-mail',
  hint: 'Draftdesk czyta tę skrzynkę i wysyła z niej odpowiedzi. Nic nie zostanie wysłane bez naciśnięcia „Wyślij”.',
  address: 'Adres e-mail',
  password: 'Hasło',
  passwordHint:
    'Najlepiej użyć hasła do aplikacji, jeśli dostawca je oferuje. Jest zaszyfrowane i nie będzie już pokazane.',
  passwordKept: 'Puste pole zachowuje zapisane hasło.',
  provider: 'Dostawca',
  detect: 'Rozpoznaj po adresie',
  other: 'Inny dostawca',
  servers: 'Serwery',
  serversHint: 'Na stronach pomocy dostawcy proszę szukać „IMAP” i „SMTP”.',
  username: 'Nazwa użytkownika',
  usernameHint: 'Tylko jeśli jest inna niż adres e-mail.',
  works: 'działa',
  worksNot: 'nie działa',
  reading: 'Odbieranie poczty (IMAP)',
  sending: 'Wysyłanie poczty (SMTP)',
  host: 'Serwer',
  port: 'Port',
  security: 'Szyfrowanie',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Brak (tylko sieci prywatne)' },
  submit: 'Sprawdź i połącz',
  busy: 'Sprawdzanie odbierania i wysyłania',
  addressRequired: 'Proszę podać adres e-mail.',
  passwordRequired: 'Proszę podać hasło.',
  hostRequired: 'Proszę podać serwer.',
  disconnectHint: 'Nowa poczta nie będzie już czytana, a zapisane hasło zostanie usunięte.',
  erase:
    'Usuń też z Draftdesk wszystkie rozmowy tego sklepu. Nie można tego cofnąć; skrzynka zostaje bez zmian.',
}

/** The shop, and the form for Shopify, in Polish. */
export const shopMessages: Translation<typeof english.shopMessages> = {
  title: 'Sklep internetowy',
  name: 'Nazwa',
  system: 'System sklepu',
  hint: 'Szkice korzystają z zamówień tego sklepu.',
  domain: 'Adres sklepu',
  domainHint: 'Kończy się na .myshopify.com. W Shopify jest w Ustawienia, Domeny.',
  clientId: 'Identyfikator klienta (Client ID)',
  clientIdHint:
    'W Dev Dashboard Shopify należy utworzyć aplikację z zakresami read_orders i read_customers i zainstalować ją w sklepie. Jej ustawienia pokazują identyfikator i sekret klienta.',
  secret: 'Sekret klienta (Client secret)',
  showSecret: 'Pokaż sekret',
  hideSecret: 'Ukryj sekret',
  secretHint: 'Jest zaszyfrowany i nie będzie już pokazany.',
  token: 'Token dostępu do Admin API',
  tokenHint:
    'Tylko dla aplikacji sprzed 2026 roku, które zamiast identyfikatora i sekretu klienta mają token.',
  showPassword: 'Pokaż token',
  hidePassword: 'Ukryj token',
  tokenKept: 'Puste pole zachowuje zapisany token.',
  submit: 'Sprawdź i połącz',
  busy: 'Sprawdzanie sklepu',
  choiceHint: 'Nie ma sklepu w Shopify ani WooCommerce lub nie jest gotowy? Można kontynuować bez niego.',
  choices: { elsewhere: 'Mój sklep jest gdzie indziej', later: 'Później' },
  chosen: {
    elsewhere: 'Nie ma sklepu w Shopify ani WooCommerce. Jeśli to się zmieni, można go tu połączyć.',
    later: 'Wybrano połączenie później. Konfiguracja trwa dalej bez sklepu.',
  },
  states: { elsewhere: 'Gdzie indziej', later: 'Później' },
  domainRequired: 'Proszę podać adres sklepu.',
  clientIdRequired: 'Proszę podać identyfikator klienta aplikacji.',
  secretRequired: 'Proszę podać sekret aplikacji.',
  tokenRequired: 'Proszę podać identyfikator i sekret klienta aplikacji albo token dostępu.',
  disconnectHint: 'Zamówienia nie będą już widoczne, a zapisany dostęp zostanie usunięty.',
}

/** The form for WooCommerce, in Polish. */
export const wooCommerceMessages: Translation<typeof english.wooCommerceMessages> = {
  domain: 'Adres sklepu',
  domainHint: 'Adres witryny WordPress, na przykład shop.example.',
  domainRequired: 'Proszę podać adres sklepu.',
  key: 'Klucz klienta (Consumer key)',
  keyHint:
    'W WooCommerce, w Ustawienia, Zaawansowane, REST API, należy dodać klucz z uprawnieniem Odczyt i skopiować obie części.',
  keyRequired: 'Proszę podać klucz klienta.',
  secret: 'Sekret klienta (Consumer secret)',
  secretHint: 'Jest zaszyfrowany i nie będzie już pokazany.',
  secretKept: 'Puste pole zachowuje zapisany sekret.',
  secretRequired: 'Proszę podać sekret klienta.',
  showSecret: 'Pokaż sekret',
  hideSecret: 'Ukryj sekret',
  submit: 'Sprawdź i połącz',
  busy: 'Sprawdzanie sklepu',
}

/** The reading of the linked mailbox, in Polish. */
export const syncMessages: Translation<typeof english.syncMessages> = {
  title: 'Odczyt poczty',
  promise:
    'Draftdesk nigdy nie zmienia ani nie usuwa poczty. Odpowiedzi wysłane stąd są kopiowane do folderu z wysłanymi.',
  states: {
    new: 'Uruchamianie',
    importing: 'Import',
    live: 'Aktualne',
    waiting: 'Czeka',
    stopped: 'Zatrzymano',
    paused: 'Wstrzymano',
  },
  starting: 'Pierwszy import zacznie się za chwilę.',
  searching: 'Liczenie wiadomości w skrzynce.',
  progress: (done, all) => `Wiadomości: ${formatNumber(done)} z około ${formatNumber(all)}`,
  progressLabel: 'Zaimportowane wiadomości',
  drafts: (done, all) => `Pisanie szkiców do otwartych rozmów: ${formatNumber(done)} z ${formatNumber(all)}.`,
  draftsLabel: 'Napisane szkice',
  stopDrafts: 'Przestań pisać szkice',
  newestFirst: 'Najpierw najnowsze wiadomości.',
  live: 'Nowa poczta przychodzi w kilka sekund, a z niektórych serwerów w minutę.',
  lastLook: (moment) => `Ostatnio sprawdzono ${moment}.`,
  nextTry: (moment) => `Następna próba ${moment}.`,
  noReason: {
    waiting: 'Serwer poczty teraz nie odpowiada.',
    stopped: 'Nie można odczytać skrzynki.',
  },
  enterPassword: 'Podaj hasło ponownie',
  paused: 'Nowa poczta nie jest czytana do czasu wznowienia. Zaimportowana poczta zostaje.',
  now: 'Synchronizuj teraz',
  pause: 'Wstrzymaj',
  goOn: 'Wznów',
  settings: 'Ustawienia importu',
  window: 'Importuj pocztę z ostatnich',
  windowHint: 'Dłuższy okres importuje także starszą pocztę. Zaimportowana poczta zostaje.',
  windows: { 7: '7 dni', 30: '30 dni', 90: '90 dni', 365: '365 dni' },
  sent: 'Folder z wysłanymi',
  sentMissing: 'W którym folderze są wysłane wiadomości?',
  sentMissingHint: 'Do czasu wyboru odpowiedzi z telefonu lub programu pocztowego nie będą tu widoczne.',
  sentHint: 'Z tego folderu czytane są odpowiedzi z telefonu lub programu pocztowego.',
  sentFound: 'Rozpoznany automatycznie',
  save: 'Zapisz',
  unread: (count) =>
    `${formatNumber(count)} ${plural('pl', count, { one: 'wiadomość', few: 'wiadomości', other: 'wiadomości' })} nie do odczytania`,
  unreadHint: (count) =>
    count === 1
      ? 'Jest nadal w skrzynce. Będzie ponowna próba.'
      : 'Są nadal w skrzynce. Będzie ponowna próba.',
  unreadNewest: (shown) => `Widać najnowsze: ${String(shown)}.`,
  noSubject: '(bez tematu)',
  unknownSender: 'Nieznany nadawca',
  failed: 'Nie udało się. Proszę spróbować ponownie.',
  done: {
    'sync-now': 'Sprawdzanie nowej poczty w skrzynce.',
    'sync-pause': 'Odczyt skrzynki wstrzymano.',
    'sync-go-on': 'Odczyt skrzynki wznowiono.',
    'sync-stop-drafts': 'Do zaimportowanej poczty nie powstaną już szkice.',
    'sync-window': 'Okres importu zapisano.',
    'sync-sent': 'Folder z wysłanymi zapisano.',
  },
}
