import type * as english from '../../en/mail/forward.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

export const forwardWords: Translation<typeof english.forwardWords> = {
  forward: 'Przekaż dalej',
  hint: 'Wysyła tę wiadomość do dostawcy, przewoźnika lub osoby z zespołu.',
  title: 'Przekaż dalej',
  original: 'Oryginał',
  inline: 'Cytat poniżej',
  attached: 'Załączony jako plik',
  quoted: 'Oryginał jest zacytowany pod Twoim tekstem',
  files: 'Pliki oryginału',
  gone: 'Oryginał usunięto. Tego nie można już wysłać.',
  body: 'Twój tekst',
  sent: (seconds) =>
    seconds > 0
      ? `Wiadomość zostanie wysłana za ${String(seconds)} ${formatPlural('pl', seconds, { one: 'sekundę', few: 'sekundy', other: 'sekund' })}.`
      : 'Wiadomość jest wysyłana.',
  fetching: 'Pobieranie ze skrzynki',
  failed: 'Nie udało się tego zmienić.',
  answer: 'Odpowiedz na tę wiadomość',
  side: 'Rozmowa poboczna',
  sideHint: 'Klient w niej nie uczestniczy, a jego pytania pozostają bez odpowiedzi.',
}
