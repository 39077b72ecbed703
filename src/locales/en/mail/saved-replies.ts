/** Words of saved replies in the composer. */
export const savedReplyWords = {
  open: 'Saved replies',
  none: 'You have no saved replies yet.',
  noneFound: (query: string) => `No saved reply contains “${query}”.`,
  used: (count: number) => (count === 1 ? 'used once' : `used ${String(count)} times`),
  personal: 'only you',
  suggested: 'Suggested',
  failed: 'The saved replies could not be loaded. Please try again.',
  insertFailed: 'This saved reply could not be inserted. Please try again.',
  inserted: (title: string) => `“${title}” is inserted.`,
  undone: 'The saved reply is removed.',
  undoFailed: 'The text has changed since. Please remove it by hand.',
  actions: {
    assign: 'assigned to you',
    tag: (names: readonly string[]) => `tagged ${names.join(' and ')}`,
    snooze: (days: number) =>
      days === 0
        ? 'snoozed until the customer answers'
        : `snoozed for ${days === 1 ? 'a day' : `${String(days)} days`}`,
    resolve: 'marked as needing no reply',
  },
  whenSent: (parts: readonly string[]) => `When this is sent, the conversation is ${parts.join(', ')}.`,
  dropActions: 'Skip these actions',
  dropFailed: 'This could not be changed. Please try again.',
  save: 'Save as saved reply',
  name: 'Name',
  text: 'Text',
  isPersonal: 'Only for me',
  withFiles: (count: number) => (count === 1 ? 'With 1 file' : `With ${String(count)} files`),
  submit: 'Save',
  cancel: 'Cancel',
  nameRequired: 'Please enter a name.',
  textRequired: 'Please enter a text.',
  saved: (title: string) => `“${title}” is saved. Type / in a reply to insert it.`,
  saveFailed: 'This could not be saved. Please try again.',
} as const
