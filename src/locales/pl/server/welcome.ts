import type * as english from '../../en/server/welcome.ts'
import type { Translation } from '../../get-texts.ts'

export const welcomeMessages: Translation<typeof english.welcomeMessages> = {
  title: 'Witamy',
  heading: (name) => (name ? `Witamy, ${name}` : 'Witamy'),
  hint: 'Konfiguracja sklepu to kilka kroków. Postęp jest zapisywany.',
  steps: 'Kroki',
  done: 'Gotowe',
  next: 'Następny',
  open: 'Do zrobienia',
  store: {
    title: 'Utwórz sklep',
    text: (name) => `Otwarty jest sklep ${name}.`,
  },
  language: {
    title: 'Wybierz język',
    text: 'Język Twojego konta. Szkice mają język wiadomości, chyba że w ustawieniach wybrano inny.',
    chosen: (name) => `Wybrano: ${name}. Szkice mają język wiadomości, chyba że w ustawieniach wybrano inny.`,
    label: 'Język',
    choose: 'Wybierz język',
    submit: 'Dalej',
    skip: 'Na razie pomiń',
    change: 'Zmień',
    required: 'Proszę wybrać język.',
    failed: 'Nie udało się zapisać języka. Proszę spróbować ponownie.',
    listFailed: 'Nie udało się wczytać języków. Język można wybrać później w menu konta.',
  },
  document: {
    title: 'Odpowiedzi Twoimi słowami',
    text: 'Proszę wpisać lub przesłać to, co mówi się klientom. Draftdesk odpowie tak na przykładowe wiadomości.',
    done: 'Pierwszy dokument zapisano.',
    starters: 'Zacznij od gotowego tekstu',
    startersHint:
      'Każdy dodaje krótki tekst. Proszę wypełnić puste miejsca i usunąć wiersze, które nie dotyczą sklepu.',
    name: 'Tytuł',
    body: 'Tekst',
    blanks: (blank) =>
      `Proszę wypełnić każde ${blank} lub usunąć wiersz: odpowiedzi powtarzają dokument słowo w słowo.`,
    submit: 'Zapisz i zobacz odpowiedzi',
    or: 'Lub prześlij plik',
    file: 'Plik',
    fileHint: 'pdf, docx, txt, md lub html, do 20 MB',
    upload: 'Prześlij i zobacz odpowiedzi',
    skip: 'Na razie pomiń',
    see: 'Pokaż odpowiedzi',
    failed: 'Nie udało się zapisać dokumentu. Proszę spróbować ponownie.',
    reading: 'Dokument jest odczytywany. Strona odświeża się co kilka sekund.',
    look: 'Odśwież teraz',
    unreadable: (title, reason) => `${title}: ${reason}`,
    noSamples:
      'Nie udało się odpowiedzieć na przykładowe wiadomości. Można spróbować ponownie na stronie Integracje.',
    another: 'Dodaj dokument',
    next: 'Dalej',
  },
  finish: {
    title: 'Skonfiguruj sklep',
    text: 'Szkice korzystają z zasad, konta e-mail i sklepu internetowego.',
    submit: 'Zacznij od zasad',
    submitLinks: 'Połącz skrzynkę i sklep',
    failed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
    policies: {
      title: 'Zasady',
      text: 'Wysyłka, zwroty, zwrot pieniędzy: wpisane tutaj lub jako pdf, docx, txt, md albo html.',
    },
    links: [
      {
        title: 'Konto e-mail',
        text: 'Adres, na który piszą klienci, z hasłem lub hasłem do aplikacji.',
      },
      {
        title: 'Sklep internetowy',
        text: 'Jego adres i zgoda na odczyt zamówień.',
      },
    ],
  },
}
