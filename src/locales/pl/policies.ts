import type * as english from '../en/policies.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'
import { formatConversationCount } from './shared/emails.ts'

export const policyMessages: Translation<typeof english.policyMessages> = {
  ...entryListMessages,
  title: 'Zasady',
  hint: 'Z tych dokumentów powstają szkice. Proszę dodać to, co klienci mają wiedzieć o wysyłce, zwrotach towaru i zwrocie pieniędzy.',
  list: 'Dokumenty',
  write: 'Napisz dokument',
  drop: 'Upuść pliki tutaj lub je wybierz',
  dropHint: 'PDF, DOCX, TXT, MD lub HTML, każdy do 20 MB',
  upload: 'Prześlij',
  uploading: (name) => `Przesyłanie ${name}`,
  reading: (name) => `Odczytywanie ${name}`,
  uploadFailed: (name) => `Nie udało się przesłać ${name}. Proszę spróbować ponownie.`,
  refused: (name, reason) => `${name}: ${reason}`,
  tooLarge: 'Plik jest za duży. Dokument może mieć do 20 MB.',
  wrongKind: 'Nie można odczytać takiego pliku. Proszę użyć PDF, DOCX, TXT, MD lub HTML.',
  added: (title) => `Dodano ${title}.`,
  empty: 'Jeszcze nie ma dokumentów',
  emptyHint: 'Proszę przesłać plik lub napisać tu pierwszy dokument. Na początek wystarczy jeden.',
  readOnly: 'Twoja rola w tym sklepie pozwala czytać dokumenty, ale nie pisać.',
  none: 'Szkice wymagają co najmniej jednego włączonego dokumentu.',
  nextTitle: 'Zasady są gotowe',
  next: 'Dalej: konto e-mail i sklep internetowy.',
  nextAction: 'Przejdź do integracji',
  listFailed: 'Nie udało się wczytać dokumentów.',
  states: { processing: 'Odczytywanie', ready: 'Gotowy', failed: 'Nieczytelny' },
  writeInstead: 'Wpisz tekst ręcznie',
  characters: (count) =>
    `${count.toLocaleString('pl')} ${formatPlural('pl', count, { one: 'znak', few: 'znaki', other: 'znaków' })}`,
  cut: 'plik jest za długi: używana jest tylko pierwsza część',
  bytes: (count) =>
    count < 1_048_576
      ? `${String(Math.max(1, Math.round(count / 1024)))} KB`
      : `${(count / 1_048_576).toFixed(1).replace('.', ',')} MB`,
}

export const policyFormMessages: Translation<typeof english.policyFormMessages> = {
  ...entryListMessages,
  create: 'Napisz dokument',
  edit: 'Edytuj dokument',
  back: 'Zasady',
  name: 'Tytuł',
  text: 'Tekst',
  textHint: 'Najlepiej tak, jak wyjaśnia się to nowej osobie w zespole.',
  noText: 'Tekst tego dokumentu jest za długi, aby go pokazać, lub jest jeszcze odczytywany.',
  titleRequired: 'Proszę podać tytuł.',
  textRequired: 'Proszę wpisać tekst.',
  failed: 'Nie udało się zapisać dokumentu. Proszę spróbować ponownie.',
  gone: 'Ten dokument już nie istnieje.',
  processing: 'Plik jest jeszcze odczytywany. Proszę wrócić za chwilę.',
  tooLong: (count) => `Tekst jest za długi, aby go tu edytować (${count}). Nadal można zmienić tytuł.`,
  conflict: 'Ktoś z zespołu zmienił w tym czasie ten dokument. To jest tamta wersja:',
}

export const learnedQuestionMessages: Translation<typeof english.learnedQuestionMessages> = {
  ...entryListMessages,
  title: 'Pytania klientów',
  hint: 'Wysłane odpowiedzi na te pytania pochodziły z tego dokumentu, więc szkice znajdą go przy podobnych pytaniach. Nazwiska, numery i adresy są pominięte.',
  empty: 'Jeszcze nie ma pytań',
  emptyHint: 'Po wysłaniu odpowiedzi, która cytuje ten dokument, pojawi się tu pytanie klienta.',
  listFailed: 'Nie udało się wczytać pytań.',
  learned: (day) => `Odpowiedź ${day}`,
  remove: 'Usuń',
  removeNamed: (question) => `Usuń: ${question}`,
  removed: (question) => `Usunięto „${question}”.`,
  changeFailed: 'Nie udało się usunąć pytania. Proszę spróbować ponownie.',
}

export const gapMessages: Translation<typeof english.gapMessages> = {
  title: 'Pytania bez odpowiedzi w Twoich dokumentach',
  hint: 'Pytali o to klienci. Pytanie znika z listy, gdy odpowiada na nie dokument.',
  asked: (count) =>
    count === 0
      ? 'Z przykładowych wiadomości'
      : count === 1
        ? 'W jednej rozmowie'
        : `Łącznie ${formatConversationCount(count)}`,
  dismiss: 'Odrzuć',
  dismissLabel: (question) => `Odrzuć: ${question}`,
  failed: 'Nie udało się odrzucić pytania. Proszę spróbować ponownie.',
  settled: 'Ostatnio z odpowiedzią',
  by: (title) => `„${title}”`,
}
