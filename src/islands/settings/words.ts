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

const count = (number: number, of: string): string => `${String(number)} ${of}${number === 1 ? '' : 's'}`

/** Words of the customer data in the settings. */
export const customerMessages = {
  title: 'Customer data',
  hint: 'Hand a customer what you hold of them, or erase it.',
  address: 'E-mail address of the customer',
  export: 'Download their data',
  erase: 'Erase them',
  eraseHint:
    'Erasing deletes their conversations with drafts, every email that they took part in, and their orders here. It cannot be undone. Nothing in your mailbox or in Shopify is changed.',
  confirm: 'Yes, erase this customer for good',
  confirmNeeded: 'Please tick the box first: erasing cannot be undone.',
  erased: (conversations: number, emails: number) =>
    `Erased: ${count(conversations, 'conversation')}, ${count(emails, 'email')}.`,
  failed: 'This did not work. Please try again.',
  loadFailed: 'The requests could not be loaded.',
  requests: 'Requests by way of Shopify',
  none: 'No customer has asked for anything.',
  kinds: {
    export: 'Wants their data',
    erase: 'Was erased',
    shop: 'Shop data erased',
    uninstalled: 'App removed',
  },
  notErased: 'Asked to erase an address of your own store. Nothing was erased.',
  due: (day: string) => `Answer by ${day}`,
  doneOn: (day: string) => `Done on ${day}`,
  unknown: 'Shopify gave no address',
  close: 'I have answered',
  closed: 'The request is done.',
} as const

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'logged in to the store as a super administrator',
  admin_left: () => 'left the store',
  member_invited: (note) => `invited ${note}`,
  invite_revoked: (note) => `took back the invitation of ${note}`,
  invite_restored: (note) => `brought the invitation of ${note} back`,
  member_joined: (note) => `joined the store as ${note}`,
  member_left: () => 'left the store for good',
  member_removed: (note) => `removed ${note}`,
  member_restored: (note) => `took the removal of ${note} back`,
  role_changed: (note) => `changed a role: ${note}`,
  mailbox_connected: (note) => `connected the e-mail account ${note}`,
  mailbox_failing: (note) => `tested the e-mail account ${note}, which does not work any more`,
  mailbox_disconnected: (note) => `disconnected the e-mail account ${note}`,
  shop_connected: (note) => `connected the Shopify store ${note}`,
  shop_failing: (note) => `tested the Shopify store ${note}, which does not work any more`,
  reply_limits_changed: (note) => `changed how many replies the store may send: ${note}`,
  customer_erased: () => 'erased the data of a customer',
  customer_exported: () => 'downloaded the data of a customer',
  shop_disconnected: (note) => `disconnected the Shopify store ${note}`,
}

/** Words of the activity log of a store. */
export const activityMessages = {
  title: 'Activity',
  hint: 'Who came in, who was let in or out, and what was connected.',
  none: 'Nothing yet',
  noneHint: 'What is done in the store is listed here.',
  failed: 'The activity could not be loaded.',
  more: 'Show older entries',
  pages: 'Pages',
  newest: 'Back to the newest',
  /** What was done, after the name of who did it. An action that this list does not know is shown as it came. */
  sentence: (action: string, note: string | undefined): string =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  /** Why a super admin came in. */
  reason: (action: string, note: string | undefined): string | undefined =>
    action === 'admin_entered' ? note : undefined,
} as const

/** Words of the tab of the settings about drafts. */
export const draftingSettingsMessages = {
  title: 'Drafts',
  hint: 'A draft waits beside a customer’s mail that your texts answer. Nothing is sent by itself.',
  isOn: 'Write drafts when mails come',
  on: 'On',
  off: 'Off',
  tone: 'Tone',
  length: 'Length',
  language: 'Language of replies',
  languageOfMail: 'The language of the mail',
  guardrails: 'What drafts should keep to',
  guardrailsHint: 'In your own words. A language model is told this with every draft.',
  never: 'Never write about',
  neverHint:
    'One subject a line. Without a language model, a mail about one gets no draft, and no sentence of your texts about one is used; a model is told to leave such questions to you.',
  masking: 'Names of customers',
  maskingHint: 'Addresses, phone numbers and accounts are never shown to a model.',
  masked: 'Hide them from the model',
  unmasked: 'Show them to the model',
  model: 'Language model',
  modelHint:
    'Without one, drafts are put together from your own texts, and say so. Tone and length are then those of your texts.',
  usesModel: 'Use a language model',
  server: (name: string | null) => (name ? `This server offers ${name}.` : 'This server offers none.'),
  url: 'Address of your own model',
  urlHint:
    "Any server that speaks OpenAI's protocol, such as https://api.example.com/v1. Left empty, that of this server is used.",
  name: 'Name of the model',
  key: 'Key',
  keyHint: (has: boolean) =>
    has ? 'A key is stored. Left empty, it stays.' : 'It is stored sealed and never shown again.',
  monthTokens: 'Most tokens a month',
  monthHint:
    'Left empty, there is no limit. When it is reached, drafts are put together from your own texts.',
  priceIn: 'Price of a million tokens in',
  priceOut: 'Price of a million tokens out',
  used: (tokens: number, cost: number | null, isEstimated: boolean) =>
    `This month: ${isEstimated ? 'about ' : ''}${String(tokens)} tokens${cost === null ? '' : `, about ${cost.toFixed(2)}`}.`,
  submit: 'Save',
  test: 'Test the model',
  tested: (name: string, ms: number, detail: string) => `${name} answered in ${String(ms)} ms. ${detail}`,
  testing: 'Trying the model …',
  testFailed: 'The model could not be tried. Please try again.',
  keyAgain: 'Enter the key again before you save: it is not shown.',
  saved: 'The settings are saved.',
  failed: 'The settings could not be saved. Please try again.',
  loadFailed: 'The settings could not be loaded.',
  conflict: 'Somebody else changed the settings meanwhile. Please look at them again.',
} as const
