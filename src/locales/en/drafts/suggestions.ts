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

/** Words of contradictions between documents, or between a document and replies. */
export const contradictionMessages = {
  title: 'Contradictions in your texts',
  hint: 'Only one of these sentences can be right. Nothing changes before you edit a text.',
  keep: 'Keep both',
  keepLabel: (first: string, second: string) => `Keep both: ${first} / ${second}`,
  edit: 'Edit this one',
  editLabel: (title: string) => `Edit this one: ${title}`,
  editOther: 'Edit the other',
  editOtherLabel: (title: string) => `Edit the other: ${title}`,
  replies: (count: number) => (count === 1 ? 'In 1 recent reply' : `In ${String(count)} recent replies`),
  kept: 'Both sentences stay. You see them again when one of them changes.',
  undo: 'Undo',
  noSubject: 'No subject',
} as const
