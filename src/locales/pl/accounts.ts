import type * as english from '../en/accounts.ts'
import type { Translation } from '../words.ts'

/** The people of the store, in Polish. */
export const peopleMessages: Translation<typeof english.peopleMessages> = {
  title: 'Konta',
  hint: 'Twoje konto i osoby, które pracują w tym sklepie.',
  members: 'Osoby',
  membersHint: 'Osoby, które pracują w tym sklepie. Ich uprawnienia są w tabeli Role.',
  loadFailed: 'Nie udało się wczytać osób tego sklepu.',
  again: 'Spróbuj ponownie',
  you: '(Ty)',
  since: (day) => `Od ${day}`,
  roles: { owner: 'Właściciel', manager: 'Menedżer', agent: 'Konsultant', observer: 'Obserwator' },
  role: 'Rola',
  roleOf: (name) => `Rola: ${name}`,
  save: 'Zapisz',
  saveRole: (name) => `Zapisz rolę: ${name}`,
  roleChanged: (name, role) => `${name}: nowa rola to ${role}.`,
  conflict: (name) => `Ktoś z zespołu zmienił w tym czasie rolę (${name}). To jest nowa rola.`,
  remove: 'Usuń',
  removeNamed: (name) => `Usuń: ${name}`,
  removed: (name) => `${name}: usunięto ze sklepu, dostęp zakończony.`,
  undo: 'Cofnij',
  leave: 'Opuść sklep',
  leaveHint: 'Powrót wymaga nowego zaproszenia. Twoja praca zostaje w sklepie.',
  leaveSure: 'Opuść ten sklep',
  left: (store) => `Sklep ${store} został opuszczony.`,
  changeFailed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
}

/** The table of roles, in Polish. */
export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Role',
  hint: 'Zmieniona rola działa od razu.',
  right: 'Uprawnienie',
  permissions: {
    read: 'Czytanie wiadomości, zamówień, zasad i notatek',
    notes: 'Pisanie notatek dla zespołu',
    mail: 'Odpowiadanie, wysyłanie i porządkowanie wiadomości',
    knowledge: 'Pisanie zasad i przykładów',
    settings: 'Zmiana ustawień i połączeń',
    accounts: 'Zapraszanie i usuwanie osób',
    owners: 'Dodawanie i usuwanie właścicieli',
  },
  yes: 'Tak',
  no: 'Nie',
}

/** The invitations, in Polish. */
export const inviteMessages: Translation<typeof english.inviteMessages> = {
  title: 'Zaproszenia',
  hint: 'Zaproszenie to link wysłany e-mailem. Działa 7 dni i tylko dla tego adresu.',
  setUpTitle: 'Zaproś osobę do zespołu',
  setUpHint: 'Jeśli ktoś lepiej zna zasady, skrzynkę lub sklep, można tę osobę zaprosić.',
  email: 'Adres e-mail',
  submit: 'Zaproś',
  busy: 'Zapraszanie',
  emailRequired: 'Proszę podać adres e-mail.',
  sent: (email) => `Zaproszenie jest w drodze na ${email}.`,
  empty: 'Nie ma otwartych zaproszeń.',
  states: { open: 'Otwarte', accepted: 'Przyjęte', expired: 'Wygasłe' },
  invited: (day) => `Zaproszono ${day}`,
  expires: (day) => `wygasa ${day}`,
  expired: (day) => `wygasło ${day}`,
  accepted: 'adres jeszcze niepotwierdzony',
  resend: 'Wyślij ponownie',
  resendTo: (email) => `Wyślij ponownie zaproszenie na ${email}`,
  resent: (email) => `Nowy link jest w drodze na ${email}. Stary link już nie działa.`,
  revoke: 'Cofnij zaproszenie',
  revokeFor: (email) => `Cofnij zaproszenie: ${email}`,
  revoked: (email) => `Zaproszenie dla ${email} cofnięto. Link już nie działa.`,
  failed: 'Nie udało się wysłać zaproszenia. Proszę spróbować ponownie.',
}

/** One's own account, in Polish. */
export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Twoje konto',
  name: 'Imię i zdjęcie',
  hint: 'Zespół widzi Twoje imię i zdjęcie.',
  save: 'Zapisz imię',
  saving: 'Zapisywanie',
  nameSaved: 'Imię i nazwisko zapisano.',
  namesRequired: 'Proszę podać imię i nazwisko',
  picture: 'Zdjęcie',
  choose: 'Wybierz zdjęcie',
  pictureHint: 'PNG, JPEG lub WebP, do 2 MB i 4096 × 4096 pikseli',
  upload: 'Prześlij',
  uploading: 'Przesyłanie zdjęcia',
  removePicture: 'Usuń zdjęcie',
  pictureSaved: 'Zdjęcie zapisano.',
  pictureRemoved: 'Zdjęcie usunięto.',
  tooLarge: 'Zdjęcie jest za duże. Może mieć do 2 MB.',
  wrongKind: 'Ten plik nie jest obsługiwanym zdjęciem. Proszę użyć png, jpeg lub webp.',
  failed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
  password: 'Hasło',
  passwordHint: 'Nowe hasło wylogowuje na wszystkich innych urządzeniach. Tutaj sesja trwa dalej.',
  currentPassword: 'Obecne hasło',
  currentRequired: 'Proszę podać obecne hasło.',
  submit: 'Zmień hasło',
  busy: 'Zmiana hasła',
  passwordFailed: 'Nie udało się zmienić hasła. Proszę spróbować ponownie.',
  noPassword:
    'Logowanie odbywa się przez Google lub logowanie jednokrotne, więc to konto nie ma hasła. Aby je ustawić, proszę się wylogować i wybrać „Nie pamiętam hasła” na stronie logowania.',
}

/** The absence, in Polish. */
export const awayMessages: Translation<typeof english.awayMessages> = {
  title: 'Nieobecność',
  hint: 'W czasie nieobecności nie są przypisywane nowe rozmowy. Gdy klient odpowie w jednej z Twoich rozmów, wróci ona do zespołu.',
  from: 'Pierwszy dzień nieobecności',
  until: 'Ostatni dzień nieobecności',
  untilHint: 'Można zostawić puste, jeśli to jeszcze nieznane.',
  save: 'Zapisz',
  back: 'Koniec nieobecności',
  saved: 'Zespół widzi Twoją nieobecność.',
  ended: 'Witamy z powrotem.',
  fromRequired: 'Proszę wybrać pierwszy dzień nieobecności.',
  failed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
}

/** Deleting one's own account, in Polish. */
export const accountDeletionMessages: Translation<typeof english.accountDeletionMessages> = {
  title: 'Usuń moje konto',
  hint: 'Konto zostanie usunięte po siedmiu dniach. Do tego czasu można to anulować.',
  effects: [
    'Konto, zdjęcie, sesje oraz własne zapisane odpowiedzi i filtry zostaną usunięte.',
    'Twoje rozmowy wrócą do zespołu każdego sklepu.',
    'Napisane wiadomości i notatki zostaną w sklepach, z Twoim imieniem i nazwiskiem.',
  ],
  onlyOwner: (stores) =>
    `To konto jest jedynym właścicielem: ${stores.join(', ')}. Najpierw trzeba usunąć sklep lub wskazać innego właściciela.`,
  password: 'Hasło, aby usunąć konto',
  email: 'Adres e-mail, aby usunąć konto',
  submit: 'Usuń moje konto',
  planned: (day) => `Konto zostanie usunięte ${day}.`,
  waits: (stores) =>
    `Do tego czasu potrzebny jest inny właściciel lub usunięcie sklepu: ${stores.join(', ')}. Inaczej konto zostaje.`,
  done: 'Konto zostanie usunięte za siedem dni. Wysłaliśmy wiadomość e-mail.',
  failed: 'Nie udało się. Proszę spróbować ponownie.',
}

/** The choices of notifications, in Polish. */
export const notificationSettingsMessages: Translation<typeof english.notificationSettingsMessages> = {
  title: 'Powiadomienia',
  hint: 'Wybór, o czym i gdzie powiadamiać. Dotyczy tylko Ciebie i wszystkich Twoich sklepów.',
  loadFailed: 'Nie udało się wczytać wyboru.',
  again: 'Spróbuj ponownie',
  kind: 'Powiadom, gdy',
  kinds: {
    assigned: 'Rozmowa jest przypisana do mnie',
    mentioned: 'Notatka o mnie wspomina',
    answered: 'Klient odpowiada w mojej rozmowie',
    send_failed: 'Moja odpowiedź nie została wysłana',
    mailbox_stopped: 'Skrzynka przestaje działać (właściciele)',
  },
  channels: { app: 'W Draftdesk', push: 'Push', mail: 'E-mail' },
  choice: (kind, channel) => `${kind}: ${channel}`,
  mailTime: 'Wyślij e-mail, jeśli nie zobaczę w ciągu',
  mailTimes: { '5': '5 minut', '15': '15 minut', '60': 'godziny', '240': '4 godzin' },
  mailHint: 'O zatrzymanej skrzynce e-mail przychodzi od razu.',
  failed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
  push: 'Powiadomienia push',
  pushHint: 'Przychodzą także przy zamkniętym Draftdesk, w każdej przeglądarce, w której są włączone.',
  pushOn: 'Włącz w tej przeglądarce',
  pushOff: 'Wyłącz w tej przeglądarce',
  pushIsOn: 'Powiadomienia push są włączone w tej przeglądarce.',
  pushUnsupported: 'Ta przeglądarka nie ma powiadomień push.',
  pushDenied:
    'Ta przeglądarka blokuje powiadomienia Draftdesk. Proszę je włączyć w ustawieniach przeglądarki dla tej witryny i spróbować ponownie.',
  pushFailed: 'Nie udało się włączyć powiadomień push. Proszę spróbować ponownie.',
  browsers: 'Inne przeglądarki z powiadomieniami push',
  unknownDevice: 'Nieznana przeglądarka',
  since: (moment) => `od ${moment}`,
  remove: 'Wyłącz',
  removeNamed: (device) => `Wyłącz powiadomienia push: ${device}`,
}

/** The list of sign-ins, in Polish. */
export const signInMessages: Translation<typeof english.signInMessages> = {
  title: 'Zalogowane przeglądarki',
  hint: 'Przeglądarki zalogowane na to konto. Nieznaną przeglądarkę najlepiej wylogować i zmienić hasło.',
  loadFailed: 'Nie udało się wczytać sesji.',
  again: 'Spróbuj ponownie',
  unknownDevice: 'Nieznana przeglądarka',
  from: (place) => `z ${place}`,
  since: (moment) => `zalogowano ${moment}`,
  used: (moment) => `ostatnio ${moment}`,
  current: 'Ta przeglądarka',
  empty: 'Nie ma innych sesji.',
  end: 'Wyloguj',
  endNamed: (device, moment) => `Wyloguj ${device}, zalogowano ${moment}`,
  endHint: 'Ta przeglądarka zostanie od razu wylogowana. Niezapisana praca w niej może przepaść.',
  endSure: 'Wyloguj tę przeglądarkę',
  ended: 'Przeglądarka została wylogowana.',
  endOthers: 'Wyloguj wszystkie inne',
  endOthersHint:
    'Wszystkie inne przeglądarki zostaną od razu wylogowane. Niezapisana praca w nich może przepaść.',
  endOthersSure: 'Wyloguj wszystkie inne przeglądarki',
  othersEnded: 'Wszystkie inne przeglądarki zostały wylogowane.',
  failed: 'Nie udało się wylogować przeglądarki. Proszę spróbować ponownie.',
}
