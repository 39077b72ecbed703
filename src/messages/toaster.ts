/** The labels of every toast. Each page loads them with its first script, so they have their own file. */
export const toasterMessages = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  undo: 'Undo',
} as const
