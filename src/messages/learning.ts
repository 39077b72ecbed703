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
