const describeAnsweredEmails = (total: number): string =>
  total === 1 ? 'the last answered email' : `the last ${String(total)} answered emails`

/** Texts of a trial: what an unsaved change would alter in the drafts of answered emails. */
export const replayMessages = {
  title: 'See what changes',
  hint: 'Draftdesk writes the drafts of up to 50 answered emails again: as today, and with your change. Nothing is saved or sent.',
  model: 'This trial is written without your language model, so it costs nothing.',
  withModel: 'Write them with the language model',
  estimate: (drafts: number, tokens: number, cost: number | undefined) =>
    `Your language model can write up to ${String(drafts)} drafts for this, today’s and the changed ones: about ${tokens.toLocaleString('en')} tokens${cost === undefined ? '' : `, about ${cost.toFixed(2)}`}.`,
  limit: (until: string) =>
    `This month’s limit for the model is reached. It can be used again from ${new Date(until).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}.`,
  used: (tokens: number, cost: number | undefined, isEstimated: boolean) =>
    `The language model used ${isEstimated ? 'about ' : ''}${tokens.toLocaleString('en')} tokens${cost === undefined ? '' : `, about ${cost.toFixed(2)}`}.`,
  leftOut: (count: number, gap: 'model' | 'limit' | undefined) =>
    `${count === 1 ? '1 email was' : `${String(count)} emails were`} left out, because ${gap === 'limit' ? 'this month’s limit for the model is reached' : 'the model did not answer'}.`,
  orders: 'Order details are left out.',
  settings:
    'Order details are left out. Tone, length and instructions shape only drafts of a language model, so a trial without one does not show them.',
  start: 'See what changes',
  again: 'See again what changes',
  running: (done: number, total: number) =>
    total === 0 ? 'Looking for answered emails' : `Writing drafts again: ${String(done)} of ${String(total)}`,
  cancel: 'Cancel',
  cancelled: 'The trial was stopped.',
  none: 'There are no answered emails yet.',
  same: (total: number) => `With this change, ${describeAnsweredEmails(total)} would be written as today.`,
  differ: (count: number, total: number) =>
    total === 1
      ? 'With this change, the last answered email would be written differently.'
      : `With this change, ${String(count)} of ${describeAnsweredEmails(total)} would be written differently.`,
  question: 'The customer wrote',
  now: 'Draft today',
  changed: 'With this change',
  sent: (day: string) => (day === '' ? 'You sent' : `You sent on ${day}`),
  noDraft: 'There would be no draft.',
  open: 'Open the conversation',
  noSubject: 'No subject',
  failed: 'The trial did not finish. Please try again.',
} as const
