import { formatCount } from '../plural.ts'
import type { MailTextsOfLanguage } from './en.ts'

const formatMinutes = (count: number) =>
  formatCount('pl', count, {
    one: '{count} minuty',
    few: '{count} minut',
    many: '{count} minut',
    other: '{count} minuty',
  })
const formatDays = (count: number) =>
  formatCount('pl', count, {
    one: '{count} dzień',
    few: '{count} dni',
    many: '{count} dni',
    other: '{count} dnia',
  })

const formatTwoStepAdvice = (link: string) =>
  `Jeśli była to zamierzona zmiana, nie trzeba nic robić. W przeciwnym razie proszę natychmiast wybrać nowe hasło i powiadomić pomoc techniczną tej usługi:\n\n${link}\n`

/** The texts of mails and push messages in Polish. */
export const pl: MailTextsOfLanguage = {
  code: (code, forMinutes) => ({
    subject: `${code} to kod weryfikacyjny w Draftdesk`,
    text: `Proszę podać ten kod, aby potwierdzić adres e-mail:\n\n${code}\n\nKod działa jeden raz, w ciągu ${formatMinutes(forMinutes)}. Jeśli rejestracja w Draftdesk nie była zamierzona, proszę zignorować tę wiadomość.\n`,
  }),

  known: (links) => ({
    subject: 'Konto Draftdesk już istnieje',
    text: `Tego adresu użyto do rejestracji w Draftdesk, ale ma on już konto.\n\nLogowanie: ${links.signIn}\nNowe hasło: ${links.newPassword}\n\nJeśli była to inna osoba, nie trzeba nic robić.\n`,
  }),

  reset: (link, forMinutes) => ({
    subject: 'Resetowanie hasła do Draftdesk',
    text: `Nowe hasło można wybrać tutaj:\n\n${link}\n\nLink działa jeden raz, w ciągu ${formatMinutes(forMinutes)}. Jeśli nie był zamawiany, proszę zignorować tę wiadomość.\n`,
  }),

  choosePassword: (link, forMinutes) => ({
    subject: 'Wybór hasła do Draftdesk',
    text: `Adres jest potwierdzony. Hasło można wybrać tutaj:\n\n${link}\n\nLink działa jeden raz, w ciągu ${formatMinutes(forMinutes)}. Prosimy o to, ponieważ adres zarejestrowano więcej niż raz lub z innej przeglądarki. Dzięki temu nikt inny nie zna hasła.\n`,
  }),

  passwordStopped: (address, store, link) => ({
    subject: `Trzeba ponownie połączyć ${address}`,
    text: `Serwer poczty ${address} nie przyjmuje już logowania Draftdesk, dlatego nowe wiadomości nie docierają do sklepu ${store}.\n\nProszę ponownie podać hasło tutaj:\n\n${link}\n\nOdczytane już wiadomości pozostają w Draftdesk. W skrzynce niczego nie zmieniono.\n`,
  }),

  consentStopped: (address, store, link) => ({
    subject: `Trzeba ponownie połączyć ${address}`,
    text: `Zgoda na korzystanie z ${address} została cofnięta lub wygasła, dlatego nowe wiadomości nie docierają do sklepu ${store}.\n\nProszę ponownie połączyć konto tutaj:\n\n${link}\n\nOdczytane już wiadomości pozostają w Draftdesk. W skrzynce niczego nie zmieniono.\n`,
  }),

  stuck: ({ store, address, reason, link }) => ({
    subject: `Odpowiedzi sklepu ${store} nie są wysyłane`,
    text: `Odpowiedzi z ${address} czekają na wysłanie od ponad pół godziny. ${reason}\n\nDraftdesk ponawia próby przez dobę i wysyła każdą odpowiedź najwyżej jeden raz. Konto e-mail można sprawdzić tutaj:\n\n${link}\n`,
  }),

  dataRequest: (store, link) => ({
    subject: `Klient sklepu ${store} prosi o swoje dane`,
    text: `Shopify informuje, że klient sklepu ${store} prosi o przechowywane dane. Na odpowiedź jest 30 dni.\n\nKlienta i plik z danymi można znaleźć tutaj:\n\n${link}\n`,
  }),

  passwordChanged: (link) => ({
    subject: 'Zmieniono hasło do Draftdesk',
    text: `Hasło do konta Draftdesk zostało właśnie zmienione, a wszystkie inne sesje zostały zakończone.\n\nJeśli była to zamierzona zmiana, nie trzeba nic robić. W przeciwnym razie proszę natychmiast wybrać nowe hasło:\n\n${link}\n`,
  }),

  twoStepOn: (link) => ({
    subject: 'Włączono logowanie dwuetapowe do konta Draftdesk',
    text: `Logowanie dwuetapowe do konta Draftdesk zostało właśnie włączone. Przy logowaniu trzeba podać kod z aplikacji uwierzytelniającej lub kod odzyskiwania.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link) => ({
    subject: 'Wyłączono logowanie dwuetapowe do konta Draftdesk',
    text: `Logowanie dwuetapowe do konta Draftdesk zostało właśnie wyłączone. Przy logowaniu nie trzeba już podawać kodu.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link) => ({
    subject: 'Nowe kody odzyskiwania do konta Draftdesk',
    text: `Kody odzyskiwania do konta Draftdesk zostały właśnie zastąpione nowymi. Poprzednie już nie działają.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link, left) => ({
    subject: 'Użyto kodu odzyskiwania do konta Draftdesk',
    text: `Właśnie użyto kodu odzyskiwania do konta Draftdesk. ${left === 0 ? 'Nie ma już żadnych kodów odzyskiwania' : formatCount('pl', left, { one: 'Został {count} kod odzyskiwania', few: 'Zostały {count} kody odzyskiwania', many: 'Zostało {count} kodów odzyskiwania', other: 'Zostało {count} kodu odzyskiwania' })}. Nowe są dostępne na stronie konta.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link) => ({
    subject: 'Zresetowano logowanie dwuetapowe do konta Draftdesk',
    text: `Administrator wyłączył logowanie dwuetapowe do konta Draftdesk, a wszystkie sesje zostały zakończone. Można zalogować się bez kodu i skonfigurować je ponownie.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link) => ({
    subject: 'Dodano klucz dostępu do konta Draftdesk',
    text: `Do konta Draftdesk dodano właśnie klucz dostępu. Po haśle kończy on logowanie zamiast kodu.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link) => ({
    subject: 'Usunięto klucz dostępu z konta Draftdesk',
    text: `Z konta Draftdesk usunięto właśnie klucz dostępu. Nie można się już nim logować.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link) => ({
    subject: 'Błędne kody do konta Draftdesk',
    text: `Ktoś wpisał wiele błędnych kodów do tego konta Draftdesk. Przez 15 minut żaden kod stamtąd nie zostanie przyjęty.\n\nJeśli te próby są znane, nie trzeba nic robić. Jeśli nie, ta osoba zna hasło. Należy od razu ustawić nowe:\n\n${link}\n`,
  }),

  proof: (code, forMinutes) => ({
    subject: `${code} potwierdza tożsamość`,
    text: `Aby potwierdzić tożsamość, należy wpisać ten kod w Draftdesk:\n\n${code}\n\nKod działa raz, w ciągu ${formatMinutes(forMinutes)}. Jeśli nikt o niego nie prosił, z konta korzysta ktoś inny: na stronie konta można wylogować się wszędzie.\n`,
  }),

  ownAdminChange: ({ isGranted, by, link }) => ({
    subject: isGranted
      ? 'Przyznano uprawnienia superadministratora Draftdesk'
      : 'Odebrano uprawnienia superadministratora Draftdesk',
    text: `${isGranted ? 'To konto Draftdesk ma teraz uprawnienia superadministratora: wejście do każdego sklepu i zarządzanie osobami' : 'To konto Draftdesk nie ma już uprawnień superadministratora'}. Zmiana: ${by ?? 'operator serwera'}. Wszystkie sesje zostały zakończone. Ponowne logowanie:\n\n${link}\n`,
  }),

  adminChange: ({ isGranted, by, person, reason, link }) => ({
    subject: isGranted
      ? `${person} ma uprawnienia superadministratora Draftdesk`
      : `${person} nie ma już uprawnień superadministratora Draftdesk`,
    text: `${isGranted ? 'Przyznano' : 'Odebrano'} uprawnienia superadministratora: ${person}. Zmiana: ${by ?? 'operator serwera'}. Powód: ${reason}\n\nJeśli to pomyłka, można to zmienić tutaj:\n\n${link}\n`,
  }),

  storeDeletion: ({ store, day, isByOwner, link }) => ({
    subject: `Sklep ${store} zostanie usunięty ${day}`,
    text: `${isByOwner ? 'Właściciel' : 'Operator tej usługi'} zdecydował o usunięciu sklepu ${store}. ${day} jego rozmowy, szkice, dokumenty, ustawienia i członkowie zespołu zostaną trwale usunięte z Draftdesk. Skrzynka i sklep internetowy pozostaną bez zmian.\n\nAby zachować sklep, proszę przed tym dniem nacisnąć „Zachowaj sklep” u góry dowolnej strony:\n\n${link}\n`,
  }),

  accountDeletion: (day, links) => ({
    subject: `Konto Draftdesk zostanie usunięte ${day}`,
    text: `Zlecono usunięcie konta Draftdesk. Zostanie ono trwale usunięte ${day}.\n\nAby je zachować, proszę zalogować się przed tym dniem i nacisnąć „Zachowaj konto”:\n\n${links.signIn}\n\nJeśli zlecenie nie było zamierzone, proszę zmienić także hasło:\n\n${links.newPassword}\n`,
  }),

  invite: ({ store, by, days: forDays, link }) => ({
    subject: `Zaproszenie do sklepu ${store} w Draftdesk`,
    text: `${by ? `${by} zaprasza` : 'Zapraszamy'} do wspólnej obsługi wiadomości sklepu ${store}.\n\nZaproszenie można przyjąć tutaj:\n\n${link}\n\nJest ważne ${formatDays(forDays)}, tylko dla tego adresu.\n`,
  }),

  notification: {
    assigned: ({ actor, count }) => {
      const assigned = formatCount('pl', count, {
        one: 'Przypisano rozmowę',
        few: 'Przypisano {count} rozmowy',
        many: 'Przypisano {count} rozmów',
        other: 'Przypisano {count} rozmowy',
      })
      return actor === '' ? assigned : `${assigned} (${actor})`
    },
    mentioned: ({ actor }) => `Wzmianka w notatce (${actor || 'osoba z zespołu'})`,
    answered: () => 'Klient odpowiedział w przypisanej rozmowie',
    send_failed: ({ actor }) =>
      actor === '' ? 'Nie wysłano odpowiedzi' : `Nie wysłano odpowiedzi (${actor})`,
    mailbox_stopped: () => 'Trzeba ponownie połączyć skrzynkę',
  },

  noSubject: 'Bez tematu',

  titled: (sentence, subject) => `${sentence}: „${subject}”`,

  reminderSubject: (store, count) =>
    formatCount('pl', count, {
      one: `{count} powiadomienie ze sklepu ${store}`,
      few: `{count} powiadomienia ze sklepu ${store}`,
      many: `{count} powiadomień ze sklepu ${store}`,
      other: `{count} powiadomienia ze sklepu ${store}`,
    }),

  reminderReason: (count, afterMinutes) => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'godziny'
          : formatCount('pl', hours, { other: '{count} godzin' })
    return `Ta wiadomość została wysłana, ponieważ w ciągu ${time} nie wyświetlono ${count === 1 ? 'tego powiadomienia' : 'tych powiadomień'} w Draftdesk. Tutaj można wybrać, co jest wysyłane e-mailem:`
  },
}
