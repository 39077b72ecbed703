/** Words of the jobs and the activity of the admin area. */
export const adminJobMessages = {
  again: 'Try again',
  title: 'Jobs',
  hint: 'Background jobs of all stores.',
  queues: 'Queues',
  columns: {
    kind: 'Job',
    due: 'Due',
    running: 'Running',
    waiting: 'Later',
    parked: 'Failed',
    delay: 'Longest wait',
  },
  delay: (seconds: number): string => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${seconds} s`
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
  },
  retried: 'Failing, tried again',
  noRetried: 'No job is failing',
  noRetriedHint: 'Jobs whose last try failed are listed here until they work.',
  next: (moment: string, tries: number) => `${tries === 1 ? '1 try' : `${tries} tries`}, next ${moment}`,
  parkedHint: (count: number) =>
    count === 1
      ? '1 job was given up. Run it again on the dashboard.'
      : `${count} jobs were given up. Run them again on the dashboard.`,
  failed: 'The jobs could not be loaded.',
  activity: {
    title: 'Activity',
    hint: 'What super administrators did, in all stores.',
    none: 'Nothing yet',
    noneHint: 'Actions of super administrators are listed here.',
    failed: 'The activity could not be loaded.',
    more: 'Show older entries',
    newest: 'Back to the newest',
    pages: 'Pages',
    inStore: (name: string) => `in ${name}`,
    deleted: 'a deleted person',
    sentences: {
      person_locked: 'locked',
      person_unlocked: 'unlocked',
      person_signed_out: 'signed out',
      person_code_sent: 'sent a new verification code to',
      super_admin_granted: 'made a super administrator of',
      super_admin_revoked: 'took the rights of a super administrator from',
      two_step_reset: 'reset two-step sign-in of',
    },
    rerun: (kind: string) => `ran a failed job again: ${kind}`,
  },
} as const
