/** What stands at every toast. Apart from the other words, since each page loads these with its first script. */
export const toasterMessages = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  undo: 'Undo',
} as const
