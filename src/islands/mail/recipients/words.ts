/** Words of the fields for recipients. */
export const recipientWords = {
  bcc: 'Bcc',
  offered: 'Addresses that fit',
} as const
