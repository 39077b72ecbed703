import type * as english from '../../en/mail/history.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

const you = 'Ty'

export const historyWords: Translation<typeof english.historyWords> = {
  label: 'Historia',
  more: (count) =>
    `${String(count)} ${formatPlural('pl', count, { one: 'wcześniejsza zmiana', few: 'wcześniejsze zmiany', other: 'wcześniejszych zmian' })}`,
  you,
  nobody: 'Dawny członek zespołu',
  actions: {
    assigned: (actor, about) => `${actor}: przypisano (${about})`,
    unassigned: (actor) => `${actor}: cofnięto przypisanie`,
    archived: (actor) => `${actor}: zarchiwizowano`,
    restored: (actor) => `${actor}: przeniesiono do skrzynki odbiorczej`,
    resolved: (actor) => `${actor}: nie wymaga odpowiedzi`,
    reopened: (actor) => `${actor}: wymaga odpowiedzi`,
    spam: (actor) => `${actor}: oznaczono jako spam`,
    not_spam: (actor) => `${actor}: to nie spam`,
    merged: (actor, about) => `${actor}: dołączono „${about}”`,
    split: (actor, about) => `${actor}: podzielono „${about}” na dwie rozmowy`,
    snoozed: (actor, about) =>
      about === '' ? `${actor}: odłożono do odpowiedzi klienta` : `${actor}: odłożono do ${about}`,
    unsnoozed: (actor) => `${actor}: zakończono odłożenie`,
    returned: () => 'Powrót po odłożeniu',
    woken: () => 'Powrót po odłożeniu, bo klient odpowiedział',
    follow_up: (actor, about) => `${actor}: przypomnienie ${about}, jeśli nie będzie odpowiedzi`,
    unanswered: () => 'Powrót, bo klient nie odpowiedział',
    tagged: (actor, about) => `${actor}: dodano etykietę ${about}`,
    untagged: (actor, about) => `${actor}: usunięto etykietę ${about}`,
    scheduled: (actor, about) => `${actor}: zaplanowano odpowiedź na ${about}`,
    unscheduled: (actor) => `${actor}: anulowano zaplanowaną odpowiedź`,
    withheld: () => 'Zaplanowanej odpowiedzi nie wysłano, bo klient znów napisał',
    sent: (actor, about) =>
      about === '' ? `${actor}: wysłano wiadomość` : `${actor}: wiadomość wysłano zgodnie z planem`,
    forwarded: (actor, about) => `${actor}: przekazano wiadomość do ${about}`,
    assigned_in_turn: (_actor, about) => `Przypisano po kolei: ${about}`,
    unassigned_away: (_actor, about) => `Wróciło do zespołu z powodu nieobecności: ${about}`,
  },
  toSelf: (actor) => `${actor}: przypisano do siebie`,
  toYou: (actor) => `${actor}: przypisano do Ciebie`,
}
