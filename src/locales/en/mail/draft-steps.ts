/** Words of the steps that wrote a draft. */
export const draftStepWords = {
  steps: {
    understand: 'Read the mail',
    gather: 'Looked for answers in your documents and orders',
    write: 'Wrote the reply',
    repair: 'Rewrote unsupported sentences',
    check: 'Checked each sentence',
    judge: 'Decided how much review the reply needs',
  },
  seconds: (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`),
  tokens: (count: number) => `${String(count)} tokens`,
  all: (ms: number) => `${ms < 100 ? 'Under 0.1' : (ms / 1000).toFixed(1)} seconds in all`,
  none: 'Details are kept for two weeks, and only for drafts that Draftdesk wrote.',
} as const
