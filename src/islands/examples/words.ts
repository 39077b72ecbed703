import { entryMessages } from '../../messages/entries.ts'

/** Words of /examples-page and /example. */
export const exampleMessages = {
  ...entryMessages,
  title: 'Examples',
  hint: 'Real mails with the reply you would give. Drafts take their wording from these.',
  list: 'Your examples',
  write: 'Write an example',
  writeFirst: 'Write your first example',
  empty: 'No examples yet',
  emptyHint:
    'An example is a mail from a customer together with the reply you gave to it. A mail that asks the same is answered in your words. Two or three of the questions you hear most often are a good start.',
  listFailed: 'Your examples could not be loaded.',
  on: 'In use',
  offHint: 'Drafts leave this example aside.',
  turnOn: 'Use for drafts',
  turnOff: 'Do not use for drafts',
  edit: 'Edit',
  question: 'The customer writes',
  answer: 'You reply',
  gone: 'This example does not exist any more.',
  goneHint: 'Somebody may have deleted it meanwhile.',
  turnedOn: (title: string) => `“${title}” is used for drafts again.`,
  turnedOff: (title: string) => `“${title}” is not used for drafts any more.`,
} as const

/** Words of /create-example. */
export const exampleFormMessages = {
  ...entryMessages,
  create: 'Write an example',
  edit: 'Edit example',
  back: 'Examples',
  hint: 'Leave out names, addresses and order numbers: the draft takes those from the mail it answers.',
  name: 'Title',
  nameHint: 'For yourself, to find it again.',
  question: 'The customer’s mail',
  answer: 'Your reply',
  titleRequired: 'Please enter a title.',
  questionRequired: 'Please enter the customer’s mail.',
  answerRequired: 'Please enter the reply.',
  failed: 'The example could not be saved. Please try again.',
  gone: 'This example does not exist any more.',
  conflict: 'Somebody else changed this example meanwhile. This is what it says now:',
} as const
