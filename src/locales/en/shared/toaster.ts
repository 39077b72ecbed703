/** The labels of every toast. Each page loads them with its first script, so they have their own file. */
export const toasterMessages = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  undo: 'Undo',
  roleChanged: 'Your role in this store has changed. Reload the page to continue.',
  reload: 'Reload',
} as const
