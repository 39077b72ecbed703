import type * as english from '../../en/server/gate.ts'
import type { Translation } from '../../get-texts.ts'

export const gateMessages: Translation<typeof english.gateMessages> = {
  documentNeeded: 'Aby kontynuować, proszę przesłać dokument. Bez niego nie mogą powstawać szkice.',
  connectionNeeded:
    'Aby kontynuować, proszę połączyć konto e-mail lub sklep Shopify. Bez tego nie mogą powstawać szkice.',
  foreignForm:
    'Ten formularz wysłano z innej witryny, więc nic nie zrobiono. Proszę otworzyć stronę i wysłać go ponownie.',
  missingHeader: 'Wywołania tego adresu wymagają nagłówka x-requested-with.',
  staleSession:
    'W innej karcie otwarto inny sklep lub konto. Aby tam kontynuować, proszę wczytać tę stronę ponownie.',
  staleForm:
    'Nic nie zmieniono, bo w innej karcie otwarto inny sklep lub konto. Ta strona pokazuje obecny stan.',
  signedOut: 'Sesja się skończyła. Proszę zalogować się ponownie.',
  notSignedOut: 'Sesja nadal trwa: nie udało się jej teraz zakończyć. Proszę spróbować ponownie za chwilę.',
  unreachable: 'Nie można teraz połączyć się z programem Draftdesk. Proszę spróbować ponownie za chwilę.',
  broughtBack:
    'Przy wysyłaniu Draftdesk nie odpowiedział. Wpisane dane wróciły, oprócz haseł i kodów. Proszę wysłać je jeszcze raz.',
  fileAgain: 'Proszę wybrać plik ponownie.',
  tooMany: 'Za dużo żądań. Proszę odczekać minutę.',
  notAReport: 'To nie jest raport o błędzie.',
  headRefused: 'Ten adres nie przyjmuje żądań HEAD.',
  badAddress: 'Ten adres jest nieprawidłowy.',
  tooLarge: 'To jest za duże, aby to wysłać.',
  challengeOver: 'To logowanie trwało zbyt długo. Proszę zalogować się ponownie.',
  notJson: 'Odpowiedzi nie udało się odczytać. Proszę spróbować ponownie za chwilę.',
}
