import type * as english from '../../en/server/admin-jobs.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

const countTries = (tries: number) =>
  `${String(tries)} ${formatPlural('pl', tries, { one: 'próba', few: 'próby', other: 'prób' })}`

export const adminJobMessages: Translation<typeof english.adminJobMessages> = {
  again: 'Spróbuj ponownie',
  title: 'Zadania',
  hint: 'Zadania w tle wszystkich sklepów.',
  queues: 'Kolejki',
  columns: {
    kind: 'Zadanie',
    due: 'Czeka',
    running: 'W toku',
    waiting: 'Później',
    parked: 'Nieudane',
    delay: 'Najdłużej',
  },
  delay: (seconds) => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${String(seconds)} s`
    return seconds < 3600
      ? `${String(Math.round(seconds / 60))} min`
      : `${String(Math.round(seconds / 3600))} godz.`
  },
  retried: 'Nieudane, ponawiane',
  noRetried: 'Wszystkie zadania działają',
  noRetriedHint: 'Tu są zadania, których ostatnia próba się nie powiodła, dopóki nie zadziałają.',
  next: (moment, tries) => `${countTries(tries)}, następna ${moment}`,
  parkedHint: (count) => `Porzucone zadania: ${String(count)}. Na pulpicie można uruchomić je ponownie.`,
  failed: 'Nie udało się wczytać zadań.',
  activity: {
    title: 'Aktywność',
    hint: 'Działania superadministratorów we wszystkich sklepach.',
    none: 'Jeszcze nic',
    noneHint: 'Tu pojawią się działania superadministratorów.',
    failed: 'Nie udało się wczytać aktywności.',
    more: 'Pokaż starsze wpisy',
    newest: 'Wróć do najnowszych',
    pages: 'Strony',
    inStore: (name) => `w sklepie ${name}`,
    deleted: 'usunięta osoba',
    sentences: {
      person_locked: '– zablokowano:',
      person_unlocked: '– odblokowano:',
      person_signed_out: '– wylogowano:',
      person_code_sent: '– wysłano nowy kod weryfikacyjny:',
      super_admin_granted: '– przyznano prawa superadministratora:',
      super_admin_revoked: '– odebrano prawa superadministratora:',
      two_step_reset: '– zresetowano logowanie dwuetapowe:',
    },
    rerun: (kind) => `– ponownie uruchomiono zadanie: ${kind}`,
  },
}
