export const composerWords = {
  begin: 'Write a reply',
  observer: 'You are an observer in this store: you can read emails and write notes. Your colleagues reply.',
  write: 'New message',
  draft: (number: number) => `Draft ${String(number)}`,
  to: 'To',
  cc: 'Cc',
  subject: 'Subject',
  nobody: 'no recipient yet',
  noSubject: 'no subject',
  body: 'Your reply',
  sheet: 'Whole reply',
  show: 'Show the text',
  signature: 'Your signature is added below.',
  quoted: (line: string) => `Quoted below: ${line}`,
  notQuoted: (people: string) => `No earlier email is quoted. ${people} did not get the one that you answer.`,
  send: 'Send',
  sendAndNext: 'Send and next',
  sendAndArchive: 'Send and archive',
  sentAndArchived: (seconds: number) =>
    seconds > 0
      ? `Your reply leaves in ${String(seconds)} seconds. The conversation is archived.`
      : 'Your reply is being sent. The conversation is archived.',
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
  attachments: 'Attachments',
  removeFile: (name: string) => `Remove ${name}`,
  keys: 'Ctrl or Cmd and Enter sends.',
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Not saved yet',
  offline: 'Not saved: there is no connection. Your text stays in this browser.',
  lost: 'This text was not part of the reply that was sent or discarded',
  keep: 'Keep as a new reply',
  restored: 'Your unsaved text was restored.',
  uploading: 'Attaching',
  failed: 'This could not be saved. Your text is still here.',
  sendFailed: 'This could not be sent. Your text is still here.',
  conflict:
    'A colleague changed this reply in the meantime. This is their version. Yours is still in the form.',
  sent: (seconds: number) =>
    seconds > 0 ? `Your reply leaves in ${String(seconds)} seconds.` : 'Your reply is being sent.',
  discarded: 'The draft is discarded.',
  undoFailed: 'Your reply could not be taken back.',
  sentNew: (seconds: number) =>
    seconds > 0 ? `Your email leaves in ${String(seconds)} seconds.` : 'Your email is being sent.',
  undone: 'Your reply was taken back.',
  settled: 'The email is marked as delivered.',
  resent: 'The email is sent again.',
  news: 'New since you opened this page',
  you: 'You',
  repliedMeanwhile: (name: string, ago: string) => `${name} replied ${ago}. Send anyway?`,
  ago: (minutes: number) => {
    if (minutes < 1) return 'just now'
    const [count, unit] =
      minutes < 60
        ? [minutes, 'minute']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'hour']
          : [Math.floor(minutes / 1440), 'day']
    return `${String(count)} ${unit}${count === 1 ? '' : 's'} ago`
  },
  sendAnyway: 'Send anyway',
  failedNote: 'This reply was not sent. Please correct it and send it again.',
  staleNote: 'New emails arrived after this was written.',
  states: {
    held: 'Will be sent in a moment',
    waiting: 'Will be tried again',
    sending: 'Is being sent',
    failed: 'Was not sent',
    unknown: 'Delivery not confirmed',
  },
  unknownHint: 'It is not sent again automatically. Check your Sent folder or ask the customer.',
  answered: (answer: string) => `The mail server said: “${answer}”.`,
  nextTry: (time: string) => `Next try at ${time}.`,
  undo: 'Undo',
  takeBack: 'Take back',
  arrived: 'It arrived',
  sendAgain: 'Send again',
} as const
