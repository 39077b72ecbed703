/** The tabs of /settings-page, by their part of the address; the first is shown when an address names none. */
export const settingsTabs = [
  { tab: 'general', label: 'General' },
  { tab: 'email-configuration', label: 'E-mail configuration' },
  { tab: 'drafting', label: 'Drafts' },
  { tab: 'customers', label: 'Customer data' },
  { tab: 'activity', label: 'Activity' },
] as const

/** Words of /settings-page. */
export const settingsMessages = {
  title: 'Settings',
  hint: 'What your store is called, how its replies look, and what was done in it.',
  tabs: 'Settings',
  loadFailed: 'The settings could not be loaded.',
  again: 'Try again',
  submit: 'Save',
  busy: 'Saving',
  saved: 'The settings are saved.',
  failed: 'The settings could not be saved. Please try again.',
  conflict: 'Somebody else changed the settings meanwhile. This is what they say now:',
  /** What somebody else saved, a line for each field. */
  theirs: (fields: readonly (readonly [label: string, value: string])[]): string =>
    fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Your changes are still in the form. Save again to put them in place of theirs.',
  general: 'Store',
  name: 'Store name',
  nameHint: 'The people you work with see it. Customers see the sender name of your replies.',
  nameRequired: 'Please enter a name for the store.',
  number: 'Store number',
  numberHint: 'Name it when you ask us for help.',
  email: 'Replies',
  emailHint: 'Every reply to a customer is sent with these.',
  senderName: 'Sender name',
  senderHint: 'Left empty, customers see the address of your mailbox alone.',
  replyTo: 'Reply-to address',
  replyHint: 'Left empty, answers come to your mailbox.',
  replyWrong: 'This is not an e-mail address.',
  signature: 'Signature',
  undoSeconds: 'Seconds to take a reply back',
  undoHint: 'From 0 to 60. A reply leaves when they are over.',
  signatureHint: 'It stands at the end of every reply.',
} as const

/** Words of the reply that shows how the settings look. */
export const previewMessages = {
  title: 'Preview',
  from: 'From',
  replyTo: 'Reply to',
  mailbox: 'your mailbox',
  body: 'Hello Ada,\n\nThank you for your message. Your parcel left us this morning and is with you on Friday.',
} as const
