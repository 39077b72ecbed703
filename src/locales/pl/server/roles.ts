import type * as english from '../../en/server/roles.ts'
import type { Translation } from '../../get-texts.ts'

export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Role',
  hint: 'Zmieniona rola działa od razu.',
  right: 'Uprawnienie',
  permissions: {
    read: 'Czytanie wiadomości, zamówień, zasad i notatek',
    notes: 'Pisanie notatek dla zespołu',
    mail: 'Odpowiadanie, wysyłanie i porządkowanie wiadomości',
    knowledge: 'Pisanie zasad i przykładów',
    settings: 'Zmiana ustawień i połączeń',
    accounts: 'Zapraszanie i usuwanie osób',
    owners: 'Dodawanie i usuwanie właścicieli',
  },
  yes: 'Tak',
  no: 'Nie',
}
