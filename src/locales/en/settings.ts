import { formatConversationCount, emailMessages } from './shared/emails.ts'

/** The tabs of /settings-page by their path. The first is the default. */
export const settingsTabs = [
  { tab: 'general', label: 'General' },
  { tab: 'email-configuration', label: 'Email configuration' },
  { tab: 'drafting', label: 'Drafts' },
  { tab: 'tags', label: 'Tags' },
  { tab: 'customers', label: 'Customer data' },
  { tab: 'activity', label: 'Activity' },
] as const

/** Words of /settings-page. */
export const settingsMessages = {
  title: 'Settings',
  hint: 'Your store’s name, its replies, drafts and tags, and its activity log.',
  tabs: 'Settings',
  loadFailed: 'The settings could not be loaded.',
  again: 'Try again',
  submit: 'Save',
  busy: 'Saving',
  saved: 'The settings are saved.',
  failed: 'The settings could not be saved. Please try again.',
  conflict: 'A colleague changed these settings in the meantime. This is what they saved:',
  /** The remote version with one line per field. */
  remote: (fields: readonly (readonly [label: string, value: string])[]): string =>
    fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Your changes are still in the form. Save again to replace theirs.',
  general: 'Store',
  name: 'Store name',
  nameHint: 'Your colleagues see this name. Customers see the sender name of your replies.',
  nameRequired: 'Please enter a name for the store.',
  number: 'Store number',
  numberHint: 'Please tell us this number when you contact support.',
  email: 'Replies',
  emailHint: 'Used for every reply to a customer.',
  senderName: emailMessages.sender.name,
  senderHint: 'If you leave this empty, customers see only your email address.',
  replyTo: 'Reply-to address',
  replyHint: 'If you leave this empty, answers come to your mailbox.',
  replyWrong: 'This is not an email address.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Undo send, in seconds',
  undoHint: 'From 0 to 60. A reply waits this long, so that you can still undo it.',
  assignsInTurn: 'Assign new conversations in turn',
  assignsHint: 'Each new conversation goes to the next member who is not out of office.',
  requiresTwoStep: 'Require two-step sign-in of everyone in this store',
  twoStepHint:
    'Members without it set it up before they can go on. Turn it on for your own account first, on the Accounts page.',
  signatureHint: 'Added to the end of every reply.',
} as const

/** Words of deleting the store. */
export const storeDeletionMessages = {
  title: 'Delete the store',
  hint: 'The store is deleted after seven days. Every owner can cancel the deletion until then.',
  effects: [
    'Conversations, drafts, notes, documents, saved replies, customers and settings are deleted from Draftdesk.',
    'Replies that wait to be sent are not sent.',
    'The mailbox and the shop stay as they are. Draftdesk deletes its access to them.',
    'Everyone in the store loses access to it. Their accounts stay.',
  ],
  typeName: (name: string) => `Type the store’s name, ${name}, to confirm`,
  submit: 'Delete the store',
  planned: (day: string) =>
    `The store will be deleted on ${day}. Press “Keep the store” at the top of the page to keep it.`,
  done: 'The store will be deleted in seven days. Its owners get an email.',
  failed: 'The store could not be deleted. Please try again.',
} as const

/** Words of the tags in the settings. */
export const tagMessages = {
  title: 'Tags',
  hint: 'Your team adds tags to conversations with the key l. A conversation has at most 20.',
  none: 'No tags yet.',
  new: 'New tag',
  name: 'Name',
  color: 'Color',
  create: 'Create tag',
  save: 'Save',
  colors: {
    gray: 'Gray',
    red: 'Red',
    orange: 'Orange',
    amber: 'Amber',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
  },
  threads: formatConversationCount,
  edit: (name: string) => `Change the tag ${name}`,
  into: 'Merge into',
  chooseTag: 'Choose a tag',
  merge: 'Merge',
  mergeHint: 'All conversations with this tag get the other one. This cannot be undone.',
  chooseFirst: 'Please choose the tag that takes its place.',
  delete: 'Delete tag',
  created: (name: string) => `The tag ${name} is created.`,
  saved: (name: string) => `The tag ${name} is saved.`,
  merged: (name: string, into: string) => `${name} is now ${into}.`,
  deleted: (name: string) => `The tag ${name} is deleted.`,
  restored: (name: string) => `The tag ${name} is back.`,
  loadFailed: 'The tags could not be loaded.',
  failed: 'The tag could not be saved. Please try again.',
} as const

/** Words of the preview. */
export const replyPreviewMessages = {
  title: 'Preview',
  from: 'From',
  replyTo: 'Reply to',
  mailbox: 'your mailbox',
  body: 'Hello Ada,\n\nThank you for your message. Your parcel left us this morning and is with you on Friday.',
} as const

const retentionNouns = {
  resolved: 'resolved conversation',
  archived: 'archived conversation',
  spam: 'spam conversation',
} as const

const retentionPeriods: Readonly<Record<number, string>> = {
  30: '30 days',
  90: '90 days',
  180: '180 days',
  365: '1 year',
  730: '2 years',
  1095: '3 years',
  1825: '5 years',
  3650: '10 years',
}

/** Words of the retention in the settings. */
export const retentionMessages = {
  title: 'Delete old data',
  hint: 'Draftdesk deletes older data in small steps. Your mailbox stays as it is, and deleted mail is not read from it again.',
  kinds: {
    resolved: 'Resolved conversations',
    archived: 'Archived conversations',
    spam: 'Spam',
    activity: 'Activity log',
  },
  never: 'Keep',
  after: (age: string) => `Delete after ${age}`,
  periods: retentionPeriods,
  days: (days: number) => `${String(days)} days`,
  counted: (kind: keyof typeof retentionNouns | 'activity', count: number, age: string): string => {
    const number = new Intl.NumberFormat('en').format(count)
    const noun =
      kind === 'activity'
        ? `entr${count === 1 ? 'y' : 'ies'} of the activity log`
        : `${retentionNouns[kind]}${count === 1 ? '' : 's'}`
    return `${number} ${noun} older than ${age}`
  },
  wouldDelete: (list: string) => `This would delete ${list}.`,
  nothing: 'Nothing is old enough to be deleted now.',
  again: 'Press Save again to go on. It cannot be undone.',
  submit: 'Save',
  preview: 'Preview',
  saved: 'The settings are saved.',
  erasing: 'The conversations of the disconnected mailbox are being deleted.',
  failed: 'The settings could not be saved. Please try again.',
  loadFailed: 'The settings could not be loaded.',
  conflict:
    'A colleague changed these settings in the meantime. Save again to replace their changes with yours.',
} as const

const formatCountWithNoun = (number: number, of: string): string =>
  `${String(number)} ${of}${number === 1 ? '' : 's'}`

/** Words of the customer data in the settings. */
export const customerDataMessages = {
  title: 'Customer data',
  hint: 'Download or erase everything Draftdesk stores about a customer.',
  address: 'Customer’s email address',
  export: 'Download data',
  erase: 'Erase customer',
  eraseHint:
    'Erasing deletes this customer’s conversations, drafts and orders from Draftdesk. It cannot be undone. Your mailbox and your shop stay as they are.',
  confirm: 'Yes, erase this customer for good',
  confirmNeeded: 'Please tick the box first: erasing cannot be undone.',
  erased: (conversations: number, emails: number) =>
    `Erased: ${formatCountWithNoun(conversations, 'conversation')}, ${formatCountWithNoun(emails, 'email')}.`,
  failed: 'This did not work. Please try again.',
  loadFailed: 'The requests could not be loaded.',
  requests: 'Requests through your shop',
  none: 'No requests.',
  kinds: {
    export: 'Asks for their data',
    erase: 'Erased',
    shop: 'Shop data erased',
    uninstalled: 'App removed',
  },
  notErased: 'Asked to erase an address of your own store. Nothing was erased.',
  due: (day: string) => `Answer by ${day}`,
  doneOn: (day: string) => `Done on ${day}`,
  unknown: 'No address from the shop',
  close: 'Mark as answered',
  closed: 'The request is marked as answered.',
  done: 'Answered',
} as const

const activitySentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'logged in to the store as a super administrator',
  admin_left: () => 'left the store',
  member_invited: (note) => `invited ${note}`,
  invite_revoked: (note) => `revoked the invitation of ${note}`,
  invite_restored: (note) => `restored the invitation of ${note}`,
  member_joined: (note) => `joined the store as ${note}`,
  member_left: () => 'left the store for good',
  member_removed: (note) => `removed ${note}`,
  member_restored: (note) => `restored ${note}`,
  role_changed: (note) => `changed a role: ${note}`,
  mailbox_connected: (note) => `connected the email account ${note}`,
  mailbox_failing: (note) => `tested the email account ${note}, which no longer works`,
  mailbox_disconnected: (note) => `disconnected the email account ${note}`,
  shop_connected: (note) => `connected the shop ${note}`,
  shop_failing: (note) => `tested the shop ${note}, which no longer works`,
  reply_limits_changed: (note) => `changed how many replies the store may send: ${note}`,
  customer_erased: () => 'erased the data of a customer',
  customer_exported: () => 'downloaded the data of a customer',
  deletion_planned: () => 'scheduled the deletion of the store',
  deletion_cancelled: () => 'cancelled the deletion of the store',
  retention_changed: (note) => `changed how long data is kept: ${note}`,
  emails_erased: () => 'disconnected the email account and had its conversations deleted',
  note_deleted: (note) => `deleted a note of ${note}`,
  store_suspended: () => 'suspended the store',
  store_resumed: () => 'ended the suspension of the store',
  job_rerun: () => 'ran a failed job again',
  two_step_required: () => 'required two-step sign-in of everyone',
  two_step_optional: () => 'no longer requires two-step sign-in',
  two_step_on: () => 'turned on two-step sign-in',
  two_step_off: () => 'turned off two-step sign-in',
  passkey_added: () => 'added a passkey',
  passkey_renamed: () => 'renamed a passkey',
  passkey_removed: () => 'removed a passkey',
  two_step_reset: () => 'reset two-step sign-in',
  recovery_codes_renewed: () => 'got new recovery codes',
  recovery_code_used: () => 'used a recovery code',
  identity_proven: () => 'confirmed again who they are',
  model_limit_reached: () => 'writes drafts without the model until the next month: its limit is reached',
  model_limit_changed: (note) => `changed the monthly limit for the model: ${note}`,
  shop_disconnected: (note) => `disconnected the shop ${note}`,
}

/** Words of the activity log of a store. */
export const activityMessages = {
  title: 'Activity',
  hint: 'Sign-ins by support, changes to your team, and connections made or removed.',
  none: 'Nothing yet',
  noneHint: 'Changes to the store are listed here.',
  failed: 'The activity could not be loaded.',
  more: 'Show older entries',
  pages: 'Pages',
  newest: 'Back to the newest',
  /** The sentence after the person’s name. An unknown action is shown by its name. */
  sentence: (action: string, note: string | undefined): string =>
    (
      activitySentences[action]?.(note ?? '') ??
      [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  /** The reason that a super admin gave. */
  reason: (action: string, note: string | undefined): string | undefined =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
} as const

/** Words of the tab of the settings about drafts. */
export const draftingSettingsMessages = {
  when: 'When',
  hint: 'You find drafts next to the emails they answer. Nothing is sent until you press Send.',
  isOn: 'Draft replies to new emails',
  isOnHint: 'A draft is written when your documents or examples answer the email.',
  never: 'Never write about',
  neverHint: 'One topic per line. Emails about these topics get no draft.',
  sound: 'How they sound',
  soundHint: 'Tone, length and language of every new draft.',
  tone: 'Tone',
  length: 'Length',
  language: 'Language of replies',
  languageOfMail: 'Same as the email',
  guardrails: 'Instructions for every draft',
  guardrailsHint:
    'Write them as you would for a new colleague. They apply only when a language model writes.',
  model: 'Model',
  modelHint: 'Without a language model, drafts are put together from your own documents and examples.',
  usesModel: 'Use a language model',
  server: (name: string | null) =>
    name
      ? `${name} is included. You can use your own model instead.`
      : 'No model is included. Add your own below.',
  masking: 'Hide customer names from the model',
  maskingHint: 'Addresses, phone numbers and account numbers are always hidden.',
  url: 'Address of your own model',
  urlHint:
    'Any service with an OpenAI-compatible API, such as https://api.example.com/v1. Leave it empty to use the included model.',
  name: 'Model name',
  key: 'API key',
  keyHint: (has: boolean) =>
    has ? 'A key is saved. Leave this empty to keep it.' : 'It is stored encrypted and never shown again.',
  monthTokens: 'Monthly token limit',
  monthHint: 'Leave it empty for no limit. Above the limit, drafts are written without the model.',
  prices: { price_in: 'Price per million input tokens', price_out: 'Price per million output tokens' },
  /** The day is yyyy-mm-dd. */
  used: (tokens: number, cost: number | null, isEstimated: boolean) =>
    `Used this month: ${isEstimated ? 'about ' : ''}${tokens.toLocaleString('en')} tokens${cost === null ? '' : `, about ${cost.toFixed(2)}`}.`,
  submit: 'Save',
  busy: 'Saving',
  test: 'Test the model',
  tested: (name: string, ms: number, detail: string) => `${name} answered in ${String(ms)} ms. ${detail}`,
  testing: 'Testing the model …',
  testFailed: 'The model could not be tested. Please try again.',
  saved: 'The settings are saved.',
  failed: 'The settings could not be saved. Please try again.',
  loadFailed: 'The settings could not be loaded.',
  conflict:
    'A colleague changed these settings in the meantime. Save again to replace their changes with yours.',
} as const
