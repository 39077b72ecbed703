import { entryMessages } from '../../messages/entries.ts'

/** Words of /policies-page and /policies-page/create-policy. */
export const policyMessages = {
  ...entryMessages,
  title: 'Policies',
  hint: 'What drafts rest on: add what you tell customers about shipping, returns and refunds.',
  list: 'Your documents',
  write: 'Write a document',
  drop: 'Drop files here, or choose them',
  dropHint: 'pdf, docx, txt, md or html, up to 20 MB each',
  upload: 'Upload',
  uploading: (name: string) => `Uploading ${name}`,
  reading: (name: string) => `Reading ${name}`,
  uploadFailed: (name: string) => `${name} could not be uploaded. Please try again.`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  tooLarge: 'The file is too large. A document can have up to 20 MB.',
  wrongKind: 'This kind of file cannot be read. Please use pdf, docx, txt, md or html.',
  added: (title: string) => `${title} was added.`,
  empty: 'No documents yet',
  emptyHint: 'Upload what you have, or write your first document here. One is enough to begin.',
  none: 'Drafts need at least one document that is ready and switched on.',
  nextTitle: 'Your policies are in place',
  next: 'Next: your e-mail account and your shop.',
  nextAction: 'Go to integrations',
  listFailed: 'Your documents could not be loaded.',
  states: { processing: 'Reading', ready: 'Ready', failed: 'Not readable' },
  writeInstead: 'Write its text instead',
  characters: (count: number) => (count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`),
  cut: 'the file holds more text: only its beginning is used',
  bytes: (count: number) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} KB`
      : `${(count / 1_048_576).toFixed(1)} MB`,
} as const

/** Words of the form that writes and edits a document. */
export const policyFormMessages = {
  ...entryMessages,
  create: 'Write a document',
  edit: 'Edit document',
  back: 'Policies',
  name: 'Title',
  text: 'Text',
  textHint: 'Write as you would tell a colleague who answers your customers.',
  titleRequired: 'Please enter a title.',
  textRequired: 'Please enter the text.',
  failed: 'The document could not be saved. Please try again.',
  gone: 'This document does not exist any more.',
  processing: 'Its text is still being read. Come back in a moment.',
  tooLong: (count: string) => `Its text is too long to be edited here (${count}). You can change its title.`,
  conflict: 'Somebody else changed this document meanwhile. This is what it says now:',
} as const
