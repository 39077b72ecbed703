import type * as english from '../../en/mail/composer.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

const inSeconds = (seconds: number) =>
  `za ${String(seconds)} ${formatPlural('pl', seconds, { one: 'sekundę', few: 'sekundy', other: 'sekund' })}`

export const composerWords: Translation<typeof english.composerWords> = {
  begin: 'Napisz odpowiedź',
  observer:
    'Twoja rola w tym sklepie to obserwator: można czytać wiadomości i pisać notatki. Odpowiada zespół.',
  write: 'Nowa wiadomość',
  draft: (number) => `Szkic ${String(number)}`,
  to: 'Do',
  cc: 'DW',
  subject: 'Temat',
  nobody: 'jeszcze bez odbiorcy',
  noSubject: 'bez tematu',
  body: 'Odpowiedź',
  sheet: 'Cała odpowiedź',
  show: 'Pokaż tekst',
  signature: 'Podpis zostanie dodany poniżej.',
  quoted: (line) => `Cytat poniżej: ${line}`,
  notQuoted: (people) => `Bez cytatu wcześniejszej wiadomości. Nie dostali jej: ${people}.`,
  send: 'Wyślij',
  sendAndNext: 'Wyślij i dalej',
  sendAndArchive: 'Wyślij i archiwizuj',
  sentAndArchived: (seconds) =>
    seconds > 0
      ? `Odpowiedź zostanie wysłana ${inSeconds(seconds)}. Rozmowa jest w archiwum.`
      : 'Odpowiedź jest wysyłana. Rozmowa jest w archiwum.',
  sender: {
    title: 'Przed pierwszą odpowiedzią',
    hint: 'Klienci widzą tę nazwę oraz podpis pod każdą odpowiedzią.',
    submit: 'Zapisz',
    saved: 'Odpowiedzi mają teraz nazwę i podpis.',
    from: (person, store) => `${person} z ${store}`,
  },
  rewrite: 'Napisz od nowa',
  save: 'Zapisz',
  discard: 'Odrzuć',
  attach: 'Załącz',
  attachments: 'Załączniki',
  removeFile: (name) => `Usuń ${name}`,
  keys: 'Ctrl lub Cmd i Enter wysyła.',
  saved: 'Zapisano',
  saving: 'Zapisywanie',
  unsaved: 'Jeszcze nie zapisano',
  offline: 'Nie zapisano: brak połączenia. Tekst zostaje w tej przeglądarce.',
  lost: 'Tego tekstu nie było w odpowiedzi, którą wysłano lub odrzucono',
  keep: 'Zachowaj jako nową odpowiedź',
  restored: 'Przywrócono niezapisany tekst.',
  uploading: 'Dołączanie',
  failed: 'Nie udało się zapisać. Tekst jest nadal tutaj.',
  sendFailed: 'Nie udało się wysłać. Tekst jest nadal tutaj.',
  conflict:
    'Ktoś z zespołu zmienił w tym czasie tę odpowiedź. To jest tamta wersja. Twoja jest w formularzu.',
  sent: (seconds) =>
    seconds > 0 ? `Odpowiedź zostanie wysłana ${inSeconds(seconds)}.` : 'Odpowiedź jest wysyłana.',
  discarded: 'Szkic odrzucono.',
  undoFailed: 'Nie udało się cofnąć odpowiedzi.',
  sentNew: (seconds) =>
    seconds > 0 ? `Wiadomość zostanie wysłana ${inSeconds(seconds)}.` : 'Wiadomość jest wysyłana.',
  undone: 'Odpowiedź cofnięto.',
  settled: 'Wiadomość oznaczono jako doręczoną.',
  resent: 'Wiadomość zostanie wysłana ponownie.',
  news: 'Nowe od otwarcia tej strony',
  you: 'Ty',
  repliedMeanwhile: (name, ago) => `${name}: odpowiedź wysłana ${ago}. Wysłać mimo to?`,
  ago: (minutes) => {
    if (minutes < 1) return 'przed chwilą'
    if (minutes < 60)
      return `${String(minutes)} ${formatPlural('pl', minutes, { one: 'minutę', few: 'minuty', other: 'minut' })} temu`
    const hours = Math.floor(minutes / 60)
    if (hours < 24)
      return `${String(hours)} ${formatPlural('pl', hours, { one: 'godzinę', few: 'godziny', other: 'godzin' })} temu`
    const days = Math.floor(hours / 24)
    return `${String(days)} ${formatPlural('pl', days, { one: 'dzień', few: 'dni', other: 'dni' })} temu`
  },
  sendAnyway: 'Wyślij mimo to',
  failedNote: 'Tej odpowiedzi nie wysłano. Proszę ją poprawić i wysłać ponownie.',
  staleNote: 'Po napisaniu tego tekstu przyszły nowe wiadomości.',
  states: {
    held: 'Zostanie wysłana za chwilę',
    waiting: 'Będzie ponowna próba',
    sending: 'Jest wysyłana',
    failed: 'Nie wysłano',
    unknown: 'Doręczenie bez potwierdzenia',
  },
  unknownHint:
    'Nie zostanie automatycznie wysłana ponownie. Proszę sprawdzić folder z wysłanymi lub zapytać klienta.',
  answered: (answer) => `Odpowiedź serwera poczty: „${answer}”.`,
  nextTry: (time) => `Następna próba o ${time}.`,
  undo: 'Cofnij',
  takeBack: 'Cofnij wysyłkę',
  arrived: 'Dotarła',
  sendAgain: 'Wyślij ponownie',
}
