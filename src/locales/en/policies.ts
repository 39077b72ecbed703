import { entryListMessages } from './fields/entry-form.ts'

/** Words of /policies-page and /policies-page/create-policy. */
export const policyMessages = {
  ...entryListMessages,
  title: 'Policies',
  hint: 'Drafts are written from these documents. Add what you tell customers about shipping, returns and refunds.',
  list: 'Your documents',
  write: 'Write a document',
  drop: 'Drop files here, or choose them',
  dropHint: 'PDF, DOCX, TXT, MD or HTML, up to 20 MB each',
  upload: 'Upload',
  uploading: (name: string) => `Uploading ${name}`,
  reading: (name: string) => `Reading ${name}`,
  uploadFailed: (name: string) => `${name} could not be uploaded. Please try again.`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  tooLarge: 'The file is too large. A document can have up to 20 MB.',
  wrongKind: 'This kind of file cannot be read. Please use PDF, DOCX, TXT, MD or HTML.',
  added: (title: string) => `${title} was added.`,
  empty: 'No documents yet',
  emptyHint: 'Upload a file or write your first document here. One is enough to start.',
  readOnly: 'Your role in this store can read documents, not write them.',
  none: 'Drafts need at least one document that is switched on.',
  nextTitle: 'Your policies are in place',
  next: 'Next: your email account and your shop.',
  nextAction: 'Go to integrations',
  listFailed: 'Your documents could not be loaded.',
  states: { processing: 'Reading', ready: 'Ready', failed: 'Not readable' },
  writeInstead: 'Write its text instead',
  characters: (count: number) => (count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`),
  cut: 'the file is too long: only the first part is used',
  bytes: (count: number) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} KB`
      : `${(count / 1_048_576).toFixed(1)} MB`,
} as const

/** Words of the form that writes and edits a document. */
export const policyFormMessages = {
  ...entryListMessages,
  create: 'Write a document',
  edit: 'Edit document',
  back: 'Policies',
  name: 'Title',
  text: 'Text',
  textHint: 'Write it the way you would explain it to a new colleague.',
  noText: 'The text of this document is too long to show, or still being read.',
  titleRequired: 'Please enter a title.',
  textRequired: 'Please enter the text.',
  failed: 'The document could not be saved. Please try again.',
  gone: 'This document no longer exists.',
  processing: 'The file is still being read. Please come back in a moment.',
  tooLong: (count: string) => `The text is too long to edit here (${count}). You can still change the title.`,
  conflict: 'A colleague changed this document in the meantime. This is their version:',
} as const

/** Words of the questions that were learned from sent replies. */
export const learnedQuestionMessages = {
  ...entryListMessages,
  title: 'Questions customers asked',
  hint: 'Sent replies answered these from this document, so drafts find it for similar questions. Names, numbers and addresses are left out.',
  empty: 'No questions yet',
  emptyHint: 'When you send a reply that quotes this document, the customer’s question appears here.',
  listFailed: 'The questions could not be loaded.',
  learned: (day: string) => `Answered ${day}`,
  remove: 'Remove',
  removeNamed: (question: string) => `Remove: ${question}`,
  removed: (question: string) => `“${question}” was removed.`,
  changeFailed: 'The question could not be removed. Please try again.',
} as const

/** Words of the list of unanswered questions. */
export const gapMessages = {
  title: 'Questions your documents do not answer',
  hint: 'Customers asked these. A question leaves the list when a document answers it.',
  asked: (count: number) =>
    count === 0
      ? 'From the sample messages'
      : count === 1
        ? 'In one conversation'
        : `In ${String(count)} conversations`,
  dismiss: 'Dismiss',
  dismissLabel: (question: string) => `Dismiss: ${question}`,
  failed: 'The question could not be dismissed. Please try again.',
  settled: 'Answered recently',
  by: (title: string) => `“${title}”`,
} as const
