export const forwardWords = {
  forward: 'Forward',
  hint: 'Sends this email to a supplier, a carrier or a colleague.',
  title: 'Forward',
  original: 'The original',
  inline: 'Quoted below',
  attached: 'Attached as a file',
  quoted: 'The original is quoted below your text',
  files: 'Files of the original',
  gone: 'The original was erased. This can no longer be sent.',
  body: 'Your text',
  sent: (seconds: number) =>
    seconds > 0 ? `Your forward leaves in ${String(seconds)} seconds.` : 'Your forward is being sent.',
  fetching: 'Fetching from the mailbox',
  failed: 'This could not be changed.',
  answer: 'Reply to this email',
  side: 'Side conversation',
  sideHint: 'The customer does not see these emails. Their own questions stay open.',
} as const
