/** Words of suggestions to change a document, from edits in sent replies. */
export const suggestionMessages = {
  title: 'Suggested from your replies',
  hint: 'You changed the same words of a draft in several replies. Nothing changes before you update the policy.',
  sentence: (before: string, after: string, replies: number) =>
    `You changed “${before}” to “${after}” in ${String(replies)} replies. Update the policy?`,
  show: 'Show',
  update: 'Update',
  updateLabel: (sentence: string) => `Update: ${sentence}`,
  dismiss: 'Dismiss',
  dismissLabel: (sentence: string) => `Dismiss: ${sentence}`,
  dismissed: 'The suggestion was dismissed.',
  undo: 'Undo',
  noSubject: 'No subject',
  failed: 'The suggestion could not be changed. Please try again.',
} as const
