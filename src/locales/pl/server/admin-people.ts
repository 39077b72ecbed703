import type * as english from '../../en/server/admin-people.ts'
import { plural } from '../../plural.ts'
import type { Translation } from '../../words.ts'

/** The people of the admin area, in Polish. */
export const adminPeopleMessages: Translation<typeof english.adminPeopleMessages> = {
  title: 'Osoby',
  hint: 'Wyszukiwanie osób, blokowanie i odblokowywanie oraz pomoc w logowaniu.',
  again: 'Spróbuj ponownie',
  search: 'Szukaj',
  searchHint: 'Imię, nazwisko lub adres e-mail',
  filter: 'Pokaż',
  everyone: 'Wszyscy',
  filters: { locked: 'Zablokowane', unverified: 'Niepotwierdzone', admins: 'Superadministratorzy' },
  submit: 'Szukaj',
  clear: 'Wyczyść',
  found: (count) =>
    `${count.toLocaleString('pl')} ${plural('pl', count, { one: 'osoba', few: 'osoby', other: 'osób' })}`,
  none: 'Nikt nie pasuje',
  noneHint: 'Można podać część imienia, nazwiska lub adresu e-mail.',
  pages: 'Strony',
  next: 'Następna strona',
  first: 'Pierwsza strona',
  failed: 'Nie udało się wczytać osób.',
  states: {
    locked: 'Zablokowana',
    unverified: 'Niepotwierdzona',
    admin: 'Superadministrator',
    active: 'Aktywna',
  },
  stores: (count) =>
    count === 0
      ? 'bez sklepu'
      : `${String(count)} ${plural('pl', count, { one: 'sklep', few: 'sklepy', other: 'sklepów' })}`,
  lastLogin: (moment) => (moment === undefined ? 'jeszcze bez logowania' : `ostatnie logowanie ${moment}`),
  created: (day) => `Utworzono ${day}`,
  person: {
    failed: 'Nie udało się wczytać osoby.',
    actionFailed: 'Nie udało się. Proszę spróbować ponownie.',
    reason: 'Powód',
    reasonHint: 'Od 3 do 500 znaków. Widzą go tylko superadministratorzy.',
    reasonWrong: 'Proszę podać powód, od 3 do 500 znaków.',
    access: 'Dostęp',
    self: 'To Twoje własne konto. Nie można go zablokować.',
    lock: 'Zablokuj',
    lockHint: 'Wszystkie sesje tej osoby kończą się od razu i nowe nie są możliwe. Dane zostają.',
    lockConfirm: 'Zablokuj tę osobę',
    locked: 'Osoba jest zablokowana i wylogowana.',
    unlock: 'Odblokuj',
    unlockHint: 'Ta osoba może się znów logować.',
    unlockConfirm: 'Odblokuj tę osobę',
    unlocked: 'Ta osoba może się znów logować.',
    signOut: 'Wyloguj wszędzie',
    signOutHint: 'Wszystkie sesje tej osoby kończą się. Może się znów zalogować.',
    signOutConfirm: 'Zakończ wszystkie sesje',
    signedOut: 'Wszystkie sesje tej osoby zakończono.',
    code: 'Wyślij nowy kod',
    codeHint: 'Ten adres nie jest jeszcze potwierdzony.',
    codeSent: 'Nowy kod weryfikacyjny jest w drodze.',
    ownTwoStep: 'Logowanie dwuetapowe',
    twoStep: 'Resetuj logowanie dwuetapowe',
    twoStepHint:
      'Dla osoby bez telefonu i kodów odzyskiwania. Proszę upewnić się, że to ona. Wszystkie sesje kończą się, a do ponownej konfiguracji wystarczy hasło.',
    twoStepConfirm: 'Resetuj i zakończ wszystkie sesje',
    twoStepReset: 'Logowanie dwuetapowe wyłączono, a wszystkie sesje zakończono.',
    grant: 'Przyznaj prawa superadministratora',
    grantHint:
      'Ta osoba będzie mogła wejść do każdego sklepu i zarządzać osobami. W sklepach ma prawa menedżera. Wszystkie jej sesje kończą się, a wszyscy superadministratorzy dostają e-mail.',
    grantConfirm: 'Przyznaj prawa tej osobie',
    granted: 'Ta osoba ma prawa superadministratora.',
    revoke: 'Odbierz prawa superadministratora',
    revokeHint:
      'Ta osoba od razu traci dostęp do panelu administracyjnego: wszystkie sesje kończą się. Członkostwo w sklepach pozostaje. Wszyscy superadministratorzy dostają e-mail.',
    revokeConfirm: 'Odbierz prawa',
    revoked: 'Ta osoba nie ma już praw superadministratora.',
    stores: 'Sklepy',
    noStores: 'Ta osoba nie należy do żadnego sklepu.',
    signIns: 'Otwarte sesje',
    noSignIns: 'Ta osoba nie jest zalogowana.',
    lastUsed: (moment) => `ostatnio ${moment}`,
    activity: 'Działania superadministratorów',
  },
}
