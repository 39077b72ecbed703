import type * as english from '../../en/auth/select-store.ts'
import type { Translation } from '../../get-texts.ts'

export const selectStoreMessages: Translation<typeof english.selectStoreMessages> = {
  title: 'Wybierz sklep',
  firstTitle: 'Utwórz pierwszy sklep',
  hint: 'Proszę wybrać sklep, który ma być otwarty.',
  firstHint: 'Sklep zawiera konto e-mail, sklep internetowy i zasady. Później można dodać kolejne.',
  create: 'Dodaj sklep',
  name: 'Nazwa sklepu',
  submit: 'Utwórz sklep',
  busy: 'Tworzenie sklepu',
  nameRequired: 'Proszę podać nazwę sklepu.',
  createFailed: 'Nie udało się utworzyć sklepu. Proszę spróbować ponownie.',
  switchFailed: 'Nie udało się zmienić sklepu',
  close: 'Zamknij tę kartę',
  open: 'Otwórz',
  current: 'Bieżący',
}
