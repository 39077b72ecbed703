import type * as english from '../../en/server/problems.ts'
import type { Translation } from '../../get-texts.ts'

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  error: {
    title: 'Nie można otworzyć tej strony',
    text: 'Konto nie ma do niej dostępu lub należy ona do innego sklepu.',
    action: 'Przejdź do strony głównej',
  },
  refused: {
    foreignForm: {
      title: 'Nic nie zrobiono',
      text: 'Ten formularz wysłano z innej witryny. Proszę otworzyć stronę tutaj i wysłać go ponownie.',
      action: 'Przejdź do strony głównej',
    },
    tooLarge: {
      title: 'To jest za duże, aby to wysłać',
      text: 'Nic nie zapisano. Proszę wrócić w przeglądarce i wysłać krótszy tekst lub mniejszy plik.',
      action: 'Otwórz stronę ponownie',
    },
    wrongType: {
      title: 'Nie można odczytać tego formularza',
      text: 'Nic nie zapisano, bo ta strona nie odczytuje takich formularzy.',
      action: 'Otwórz stronę ponownie',
    },
    cutOff: {
      title: 'Ten formularz nie dotarł w całości',
      text: 'Nic nie zrobiono. Proszę wysłać go ponownie.',
      action: 'Otwórz stronę ponownie',
    },
  },
  badGateway: {
    title: 'Draftdesk nie odpowiada',
    text: 'Nie udało się teraz połączyć z serwerem. Proszę spróbować ponownie za chwilę.',
    typed: 'Wpisane dane wrócą, oprócz haseł i plików.',
    action: 'Spróbuj ponownie',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Pod tym adresem nic nie ma. Strona mogła zmienić adres lub jest w nim literówka.',
    action: 'Przejdź do strony głównej',
  },
  crash: {
    title: 'Wystąpił nieoczekiwany błąd',
    text: 'To nasz błąd. Proszę wczytać stronę ponownie. Jeśli się powtórzy, proszę nam o tym napisać.',
    action: 'Wczytaj stronę ponownie',
  },
}
