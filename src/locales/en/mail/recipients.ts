/** Words of the fields for recipients. */
export const recipientWords = {
  bcc: 'Bcc',
  offered: 'Suggested addresses',
} as const
