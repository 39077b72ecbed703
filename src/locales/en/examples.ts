import { entryListMessages } from './fields/entry-form.ts'

/** Words of /examples-page and /example. */
export const exampleMessages = {
  ...entryListMessages,
  title: 'Examples',
  hint: 'Real messages with the reply you would give. Drafts copy their wording.',
  list: 'Your examples',
  write: 'Write an example',
  writeFirst: 'Write your first example',
  empty: 'No examples yet',
  emptyHint:
    'An example is a customer’s message with your reply to it. Similar messages are answered in your words. Start with the two or three questions you hear most often.',
  readOnly: 'Your role in this store can read examples, not write them.',
  listFailed: 'Your examples could not be loaded.',
  on: 'In use',
  offHint: 'Drafts ignore this example.',
  turnOn: 'Use for drafts',
  turnOff: 'Do not use for drafts',
  edit: 'Edit',
  question: 'The customer writes',
  answer: 'You reply',
  gone: 'This example no longer exists.',
  goneHint: 'It may have been deleted.',
  turnedOn: (title: string) => `“${title}” is used for drafts again.`,
  turnedOff: (title: string) => `“${title}” is no longer used for drafts.`,
} as const

/** Words of the examples that are proposed from sent replies. */
export const proposalMessages = {
  title: 'Suggested from your sent mail',
  hint: 'Your replies to recurring questions. Names, order numbers and amounts are replaced. Drafts use a suggestion only after you accept it.',
  empty: 'No suggestions right now',
  emptyHint: 'Draftdesk reads the newest replies in your mailbox for questions that several customers asked.',
  find: 'Look through sent mail',
  finding: 'Looking through sent mail',
  found: (count: number) =>
    count === 0
      ? 'No new suggestions were found.'
      : count === 1
        ? '1 suggestion was found.'
        : `${String(count)} suggestions were found.`,
  accept: 'Use as example',
  dismiss: 'Dismiss',
  dismissed: (title: string) => `“${title}” was dismissed.`,
  accepted: (title: string) => `“${title}” is an example now. Drafts use it.`,
  undo: 'Undo',
  again: 'Try again',
  listFailed: 'The suggestions could not be loaded.',
  findFailed: 'Sent mail could not be searched. Please try again.',
  acceptFailed: 'The example could not be saved. Please try again.',
  dismissFailed: 'The suggestion could not be dismissed. Please try again.',
  undoFailed: 'The suggestion could not be brought back. Please try again.',
} as const

/** Words of the actions of an example. */
export const replyActionMessages = {
  title: 'When this reply is sent',
  hint: 'This happens to the conversation when you insert this reply and send it. Undo reverts all of it.',
  assign: 'Assign the conversation to the person who sends it',
  resolve: 'Mark it as needing no reply',
  snooze: 'Snooze',
  noSnooze: 'Do not snooze',
  days: (days: number) =>
    days === 0 ? 'Until the customer answers' : days === 1 ? 'For a day' : `For ${String(days)} days`,
  tags: 'Add tags',
  submit: 'Save',
  saved: 'The actions of this reply are saved.',
  failed: 'This could not be saved. Please try again.',
  conflict: 'A colleague changed this example in the meantime. Please load the page again.',
} as const

/** Words of the files of an example. */
export const replyFileMessages = {
  title: 'Files',
  hint: 'These files are attached when you insert this text.',
  none: 'No files yet.',
  add: 'Add files',
  adding: (name: string) => `Adding ${name}`,
  remove: (name: string) => `Remove ${name}`,
  failed: (name: string) => `“${name}” could not be added. Please try again.`,
  removeFailed: (name: string) => `“${name}” could not be removed. Please try again.`,
} as const

/** Words of /create-example. */
export const exampleFormMessages = {
  ...entryListMessages,
  create: 'Write an example',
  edit: 'Edit example',
  back: 'Examples',
  hint: 'Leave out names, addresses and order numbers. A draft takes them from the message it answers.',
  name: 'Title',
  question: 'The customer’s message',
  answer: 'Your reply',
  titleRequired: 'Please enter a title.',
  questionRequired: 'Please enter the customer’s message.',
  answerRequired: 'Please enter the reply.',
  failed: 'The example could not be saved. Please try again.',
  gone: 'This example no longer exists.',
  conflict: 'A colleague changed this example in the meantime. This is their version:',
} as const
