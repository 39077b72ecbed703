/** Texts of lists whose entries can be switched on and off, deleted and restored. */
export const entryListMessages = {
  cancel: 'Cancel',
  more: 'Show more',
  again: 'Try again',
  remove: 'Delete',
  removeNamed: (title: string) => `Delete ${title}`,
  removed: (title: string) => `“${title}” was deleted.`,
  undo: 'Undo',
  use: (title: string) => `Use ${title} for drafts`,
  off: 'Off',
  changeFailed: 'This could not be saved. Please try again.',
  updated: (day: string) => `Changed ${day}`,
  saved: (title: string) => `“${title}” is saved.`,
  submit: 'Save',
  busy: 'Saving',
  keepMine: 'Your text is still in the form. Save again to replace theirs.',
} as const
