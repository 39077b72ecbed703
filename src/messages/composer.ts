/** Words of the place where replies are written. */
export const composerMessages = {
  title: 'Reply',
  begin: 'Write a reply',
  write: 'New message',
  draft: (number: number) => `Draft ${String(number)}`,
  to: 'To',
  cc: 'Cc',
  subject: 'Subject',
  nobody: 'nobody yet',
  noSubject: 'no subject',
  body: 'Your reply',
  sheet: 'Whole reply',
  show: 'Show the text',
  signature: 'Your signature is added below.',
  quoted: (line: string) => `Quoted below: ${line}`,
  notQuoted: (people: string) =>
    `No earlier e-mail is quoted. ${people} did not get the one that you answer.`,
  send: 'Send',
  sendAndNext: 'Send and next',
  sender: {
    title: 'Before your first reply',
    hint: 'Customers see this name, and the signature below every reply.',
    submit: 'Save',
    saved: 'Your replies have a name and a signature now.',
    from: (person: string, store: string) => `${person} from ${store}`,
  },
  rewrite: 'Rewrite',
  save: 'Save',
  discard: 'Discard',
  attach: 'Attach',
  insert: 'Insert example',
  insertTitle: 'Insert the reply of an example',
  insertNone: 'There are no examples that are switched on.',
  insertFailed: 'The examples could not be loaded. Please try again.',
  inserted: (title: string) => `“${title}” is inserted.`,
  close: 'Close',
  attachments: 'Attachments',
  removeFile: (name: string) => `Remove ${name}`,
  keys: 'Ctrl or Cmd and Enter sends.',
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Not saved yet',
  offline: 'Not saved: there is no connection. Your text stays in this browser.',
  gone: 'This reply was sent or discarded meanwhile.',
  lost: 'What you typed is not in the reply that was sent or discarded meanwhile',
  keep: 'Keep as a new reply',
  restored: 'This is what you typed before it could be saved.',
  uploading: 'Attaching',
  failed: 'This could not be saved. Your text is still here.',
  sendFailed: 'This could not be sent. Your text is still here.',
  conflict:
    'Somebody else changed this reply meanwhile. This is what it says now; yours is still in the form.',
  sent: (seconds: number) =>
    seconds > 0 ? `Your reply leaves in ${String(seconds)} seconds.` : 'Your reply is leaving.',
  discarded: 'The draft is discarded.',
  undoFailed: 'This could not be taken back.',
  sentNew: (seconds: number) =>
    seconds > 0 ? `Your e-mail leaves in ${String(seconds)} seconds.` : 'Your e-mail is leaving.',
  undone: 'Your reply was taken back.',
  settled: 'Noted: this e-mail arrived.',
  resent: 'The e-mail is sent again.',
  news: 'New since you opened this page',
  failedNote: 'This was not sent. Change what is wrong, and send it again.',
  staleNote: 'The conversation has gone on since this was written.',
  states: {
    held: 'Leaves in a moment',
    waiting: 'Waits for another try',
    sending: 'Is being sent',
    failed: 'Was not sent',
    unknown: 'We do not know whether this arrived',
  },
  unknownHint: 'It is not sent again by itself: look into your Sent folder, or ask the customer.',
  answered: (answer: string) => `It said: “${answer}”.`,
  nextTry: (time: string) => `Next try at ${time}.`,
  undo: 'Undo',
  takeBack: 'Take back',
  arrived: 'It arrived',
  sendAgain: 'Send again',
} as const

/** Words of the strip above the lists where mail does not go out. */
export const sendingMessages = {
  stopped: (count: number, detail: string) =>
    `${count === 1 ? 'A reply waits' : `${String(count)} replies wait`} to be sent. ${detail}`,
  unknown: (count: number) =>
    count === 1
      ? 'We do not know whether a reply arrived.'
      : `We do not know whether ${String(count)} replies arrived.`,
  failed: (count: number) =>
    count === 1 ? 'A reply was not sent.' : `${String(count)} replies were not sent.`,
  check: 'Check the e-mail account',
  show: 'Show it',
} as const
