import type * as english from '../en/two-step.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'

export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Logowanie dwuetapowe',
  hint: 'Logowanie wymaga hasła oraz kodu z aplikacji w telefonie lub klucza dostępu.',
  loadFailed: 'Nie udało się wczytać ustawień logowania dwuetapowego.',
  again: 'Spróbuj ponownie',
  on: 'Włączone',
  off: 'Wyłączone',
  since: (day) => `Włączone od ${day}.`,
  codesLeft: (count) =>
    count === 0
      ? 'Nie ma już kodów odzyskiwania. Proszę pobrać nowe na wypadek utraty telefonu.'
      : `Na wypadek utraty telefonu ${formatPlural('pl', count, { one: 'został', few: 'zostały', other: 'zostało' })} ${String(count)} ${formatPlural('pl', count, { one: 'kod odzyskiwania', few: 'kody odzyskiwania', other: 'kodów odzyskiwania' })}.`,
  isOff:
    'Samo skradzione hasło nie otworzy już konta. Potrzebna jest aplikacja uwierzytelniająca, na przykład Google Authenticator, 1Password lub Aegis, albo klucz dostępu.',
  begin: 'Skonfiguruj logowanie dwuetapowe',
  cancel: 'Anuluj',
  continue: 'Dalej',
  failed: 'Nie udało się. Proszę spróbować ponownie.',
  setUp: {
    password: 'Hasło, aby skonfigurować logowanie dwuetapowe',
    scan: 'Proszę zeskanować ten kod QR aplikacją uwierzytelniającą.',
    qr: 'Kod QR dla aplikacji uwierzytelniającej',
    secret: 'Lub klucz do wpisania w aplikacji:',
    open: 'Otwórz aplikację uwierzytelniającą na tym urządzeniu',
    code: 'Kod z aplikacji',
    codeHint: 'Proszę wpisać 6-cyfrowy kod, który teraz pokazuje aplikacja.',
    confirm: 'Włącz',
  },
  codes: {
    title: 'Zapisz kody odzyskiwania',
    hint: 'Każdy kod pozwala raz zalogować się bez telefonu. Widać je tylko teraz, więc proszę je zachować w bezpiecznym miejscu.',
    list: 'Kody odzyskiwania',
    copy: 'Kopiuj',
    copied: 'Kody odzyskiwania skopiowano.',
    copyFailed: 'Przeglądarka nie pozwoliła na kopiowanie. Proszę zaznaczyć kody i je skopiować.',
    download: 'Pobierz',
    file: 'draftdesk-kody-odzyskiwania.txt',
    fileHead: 'Kody odzyskiwania Draftdesk. Każdy działa raz.',
    done: 'Zapisano je',
  },
  renew: {
    open: 'Nowe kody odzyskiwania',
    hint: 'Stare kody przestaną działać.',
    code: 'Kod z aplikacji lub kod odzyskiwania',
    submit: 'Pobierz nowe kody',
  },
  turnOff: {
    open: 'Wyłącz',
    hint: 'Potem logowanie będzie wymagać tylko hasła.',
    password: 'Hasło, aby wyłączyć logowanie dwuetapowe',
    code: 'Kod z aplikacji lub kod odzyskiwania',
    submit: 'Wyłącz logowanie dwuetapowe',
  },
  passkeys: {
    title: 'Klucze dostępu',
    none: 'Nie ma jeszcze klucza dostępu. Klucz dostępu kończy logowanie odciskiem palca, twarzą, kodem PIN lub kluczem bezpieczeństwa, a żadna inna strona nie może o niego poprosić.',
    add: 'Dodaj klucz dostępu',
    addApp: 'Skonfiguruj aplikację uwierzytelniającą',
    addHint:
      'Przeglądarka zapyta, gdzie zachować klucz dostępu: na tym urządzeniu, w telefonie lub na kluczu bezpieczeństwa.',
    name: 'Nazwa klucza dostępu',
    create: 'Utwórz klucz dostępu',
    save: 'Zapisz',
    rename: 'Zmień nazwę',
    remove: 'Usuń',
    added: 'Dodano klucz dostępu.',
    renamed: 'Zmieniono nazwę klucza dostępu.',
    removed: 'Usunięto klucz dostępu.',
    unused: 'Nie utworzono klucza dostępu. Proszę spróbować ponownie lub użyć innej przeglądarki.',
    renameOf: (name) => `Zmień nazwę: ${name}`,
    removeOf: (name) => `Usuń: ${name}`,
    removeHint: (name) =>
      `Kluczem ${name} nie będzie można się już logować. Proszę usunąć go także na urządzeniu.`,
    removeLastHint: (name) =>
      `Kluczem ${name} nie będzie można się już logować. To ostatni drugi krok, więc logowanie dwuetapowe zostanie wyłączone.`,
    about: (day, used) =>
      `Dodano ${day}. ${used === undefined ? 'Jeszcze nieużywany.' : `Ostatnie użycie ${used}.`}`,
  },
  ofStore:
    'Ten sklep wymaga logowania dwuetapowego od każdej osoby. Proszę je skonfigurować, aby kontynuować.',
  ofSuperAdmins:
    'Ta usługa wymaga logowania dwuetapowego od superadministratorów. Proszę je skonfigurować, aby kontynuować.',
  otherStore: 'Wybierz inny sklep',
  back: 'Wróć do Draftdesk',
  turnedOn: 'Logowanie dwuetapowe jest włączone.',
  renewed: 'Stare kody odzyskiwania już nie działają.',
  turnedOff: 'Logowanie dwuetapowe jest wyłączone.',
}
