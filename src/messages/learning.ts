/** Words of what customers ask and the documents do not say. */
export const gapMessages = {
  title: 'Customers ask this; your documents do not say',
  hint: 'Questions of mails that nothing you wrote answers. One goes away by itself when a document answers it.',
  asked: (count: number) =>
    count === 0
      ? 'From the sample mails'
      : count === 1
        ? 'In one conversation'
        : `In ${String(count)} conversations`,
  write: 'Write the policy',
  writeLabel: (question: string) => `Write the policy for: ${question}`,
  dismiss: 'Not needed',
  dismissLabel: (question: string) => `Not needed: ${question}`,
  failed: 'This could not be changed. Please try again.',
  settled: 'Answered by now',
  by: (title: string) => `“${title}”`,
} as const

/** Words of how a draft came about. */
export const stepMessages = {
  title: 'How this came about',
  steps: {
    understand: 'Read the mail',
    gather: 'Looked for answers in your documents and orders',
    write: 'Wrote the reply',
    repair: 'Wrote what was not supported once more',
    check: 'Checked each sentence',
    judge: 'Judged how much it needs you',
  },
  seconds: (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`),
  tokens: (count: number) => `${String(count)} tokens`,
  all: (ms: number) => `${ms < 100 ? 'Under 0.1' : (ms / 1000).toFixed(1)} seconds in all`,
  none: 'How it came about is told for two weeks, and not of what a person wrote.',
} as const
