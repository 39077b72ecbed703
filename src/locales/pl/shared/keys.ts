import type * as english from '../../en/shared/keys.ts'
import type { Translation } from '../../get-texts.ts'

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'Skróty klawiszowe',
  close: 'Zamknij',
  mail: {
    title: 'W wiadomościach',
    keys: {
      next: 'Następna rozmowa',
      previous: 'Poprzednia rozmowa',
      rows: 'Ruch po liście; Shift zaznacza',
      enter: 'Przejdź do rozmowy',
      leave: 'Wróć do listy',
      archive: 'Archiwizuj lub przenieś do skrzynki odbiorczej',
      spam: 'Spam',
      assign: 'Przypisz',
      assignToMe: 'Przypisz do mnie',
      snooze: 'Odłóż lub zakończ odłożenie',
      tag: 'Etykieta',
      settle: 'Nie wymaga odpowiedzi; następna rozmowa',
      mark: 'Oznacz jako nieprzeczytane',
      reply: 'Napisz odpowiedź',
      replyAll: 'Odpowiedz wszystkim',
      forward: 'Przekaż innej osobie',
      note: 'Napisz notatkę dla zespołu',
      newMessage: 'Nowa wiadomość',
      choose: 'Zaznacz lub odznacz',
      undo: 'Cofnij ostatnie działanie',
    },
  },
  reply: {
    title: 'W odpowiedzi',
    keys: {
      send: 'Wyślij i przejdź do następnej rozmowy; na Macu ⌘ Enter',
      sendAndArchive: 'Wyślij i zarchiwizuj rozmowę; na Macu ⌘ Shift Enter',
    },
  },
  search: {
    title: 'W polu wyszukiwania',
    hint: 'Słowa oraz te wyrażenia:',
    keys: [
      ['from:anna', 'Wiadomości od Anny'],
      ['order:1001', 'Wiadomości z tym numerem zamówienia'],
      ['tag:return', 'Rozmowy z etykietą Return'],
      ['has:file', 'Rozmowy z plikiem'],
      ['before:2026-12-31', 'Ostatnia wiadomość przed tym dniem'],
      ['after:2026-12-31', 'Ostatnia wiadomość tego dnia lub później'],
    ],
  },
  everywhere: {
    title: 'Na każdej stronie',
    keys: [
      ['/', 'Szukaj w rozmowach'],
      ['Ctrl K', 'Przejdź do strony, rozmowy lub sklepu; na Macu ⌘ K'],
      ['?', 'Ta lista'],
    ],
  },
}
