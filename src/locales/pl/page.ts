import type * as english from '../en/page.ts'
import type { Translation } from '../get-texts.ts'

export const failureMessages: Translation<typeof english.failureMessages> = {
  unexpected: 'Wystąpił nieoczekiwany błąd',
  unreachable:
    'Nie można teraz połączyć się z programem Draftdesk. Proszę sprawdzić połączenie i spróbować ponownie.',
  expired: 'Sesja wygasła',
  timeout: 'Odpowiedź trwała zbyt długo. Proszę spróbować ponownie.',
  notLoaded: 'Nie udało się wczytać części tej strony. Proszę sprawdzić połączenie.',
  stillOffline: 'Nadal brak połączenia. Proszę sprawdzić połączenie.',
  signedOutOffline: 'Wylogowano na tym urządzeniu. Sesja na serwerze skończy się, gdy wróci połączenie.',
  crash: 'Wystąpił nieoczekiwany błąd',
  crashHint: 'Proszę wczytać stronę ponownie. Jeśli błąd się powtórzy, proszę nam o tym napisać.',
  reload: 'Wczytaj stronę ponownie',
}

export const pageFailureMessages: Translation<typeof english.pageFailureMessages> = {
  unreachable:
    'Nie można teraz połączyć się z programem Draftdesk. Sesja trwa nadal. Strona ruszy dalej, gdy wróci połączenie.',
  tryAgain: 'Spróbuj ponownie',
  offline: 'Brak połączenia z internetem. Proszę sprawdzić połączenie.',
  closeManually: 'Proszę zamknąć tę kartę ręcznie.',
  back: 'Połączenie wróciło. Można kontynuować.',
}

export const sidebarMessages: Translation<typeof english.sidebarMessages> = {
  collapse: 'Zwiń pasek boczny',
  expand: 'Rozwiń pasek boczny',
}
