import type * as english from '../../en/server/admin-jobs.ts'
import type { Translation } from '../../get-texts.ts'

export const adminJobMessages: Translation<typeof english.adminJobMessages> = {
  again: 'Opnieuw proberen',
  title: 'Taken',
  hint: 'Achtergrondtaken van alle winkels.',
  queues: 'Wachtrijen',
  columns: {
    kind: 'Taak',
    due: 'Aan de beurt',
    running: 'Bezig',
    waiting: 'Later',
    parked: 'Mislukt',
    delay: 'Oudste wacht',
  },
  delay: (seconds) => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${seconds} s`
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} u`
  },
  retried: 'Mislukt, wordt opnieuw geprobeerd',
  noRetried: 'Geen taak mislukt',
  noRetriedHint: 'Taken waarvan de laatste poging is mislukt, staan hier totdat ze lukken.',
  next: (moment, tries) => `${tries === 1 ? '1 poging' : `${tries} pogingen`}, volgende ${moment}`,
  parkedHint: (count) =>
    count === 1
      ? '1 taak is opgegeven. Start die opnieuw op het dashboard.'
      : `${count} taken zijn opgegeven. Start ze opnieuw op het dashboard.`,
  failed: 'De taken konden niet worden geladen.',
  activity: {
    title: 'Activiteit',
    hint: 'Wat superbeheerders hebben gedaan, in alle winkels.',
    none: 'Nog niets',
    noneHint: 'Hier staan de acties van superbeheerders.',
    failed: 'De activiteit kon niet worden geladen.',
    more: 'Oudere regels tonen',
    newest: 'Terug naar de nieuwste',
    pages: 'Pagina’s',
    inStore: (name) => `in ${name}`,
    deleted: 'een verwijderde persoon',
    // The name of the person follows.
    sentences: {
      person_locked: 'blokkeerde',
      person_unlocked: 'deblokkeerde',
      person_signed_out: 'logde overal uit:',
      person_code_sent: 'stuurde een nieuwe verificatiecode naar',
      super_admin_granted: 'maakte superbeheerder:',
      super_admin_revoked: 'ontnam de rechten van superbeheerder aan',
      two_step_reset: 'resette inloggen in twee stappen voor',
    },
    rerun: (kind) => `startte een mislukte taak opnieuw: ${kind}`,
  },
}
