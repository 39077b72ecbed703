/** Words of /integration-page. */
export const integrationMessages = {
  title: 'Integrations',
  hint: 'Connect the mailbox your customers write to, and the shop that holds their orders.',
  readyTitle: 'Your store is linked',
  ready: 'Your mailbox and your shop are connected.',
  readyWithoutShop: 'Your mailbox is connected. You can connect a shop here at any time.',
  readyAction: 'Go to your dashboard',
  policies: 'Your documents',
  policiesHint: 'Edit your documents here. After the set-up you find them under Policies.',
  loadFailed: 'Your integrations could not be loaded.',
  again: 'Try again',
  readOnly: 'Only owners and managers can connect or disconnect these.',
  states: { connected: 'Connected', failing: 'Not working', failed: 'Not connected', none: 'Not connected' },
  checked: (moment: string) => `Last checked ${moment}`,
  attempt: (moment: string) => `The last attempt, on ${moment}, failed.`,
  test: 'Test again',
  testing: 'Testing',
  testPassed: 'The connection works.',
  edit: 'Change',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  linked: { mailbox: 'Your email account is connected.', shop: 'Your shop is connected.' },
  unlinked: { mailbox: 'Your email account is disconnected.', shop: 'Your shop is disconnected.' },
  chosen: {
    elsewhere: 'The set-up continues without a shop.',
    later: 'You can link your shop here later.',
  },
  failed: 'This did not work. Please try again.',
  conflict: 'A colleague changed this in the meantime. This is the current state.',
} as const

/** Words of connecting through a provider’s sign-in page. */
export const consentMessages = {
  connect: (name: string) => `Connect with ${name}`,
  connectAgain: (name: string) => `Connect with ${name} again`,
  mailHint:
    'You sign in with that provider and allow Draftdesk to read and send emails. No password is needed here.',
  orPassword: 'Or use a password',
  orKey: 'Or use a key',
  orOwnApp: 'Or use your own Shopify app',
  access: 'Access',
  byConsent: (name: string) => `Granted through ${name}`,
  leaving: (name: string) => `You are being taken to ${name}.`,
  goOn: (name: string) => `Continue to ${name}`,
  stale: 'This sign-in has expired or was already used. Please connect again.',
} as const

/** Words of the email account. */
export const mailboxMessages = {
  title: 'Email account',
  hint: 'Draftdesk reads this mailbox and sends your replies from it. Nothing is sent until you press Send.',
  address: 'Email address',
  password: 'Password',
  passwordHint:
    'Use an app password if your provider offers one. It is stored encrypted and never shown again.',
  passwordKept: 'Leave this empty to keep the saved password.',
  provider: 'Provider',
  detect: 'Detect from the address',
  other: 'Another provider',
  servers: 'Servers',
  serversHint: 'Look for “IMAP” and “SMTP” in your provider’s help pages.',
  username: 'User name',
  usernameHint: 'Only if it differs from the email address.',
  works: 'works',
  worksNot: 'fails',
  reading: 'Reading mail (IMAP)',
  sending: 'Sending mail (SMTP)',
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'None (private networks only)' },
  submit: 'Test and connect',
  busy: 'Testing reading and sending',
  addressRequired: 'Please enter the email address.',
  passwordRequired: 'Please enter the password.',
  hostRequired: 'Please enter the server.',
  disconnectHint: 'New mail is no longer read, and the saved password is deleted.',
  erase:
    'Also delete all conversations of this store from Draftdesk. This cannot be undone; the mailbox stays as it is.',
} as const

/** Words of the shop, and of the form for Shopify. */
export const shopMessages = {
  title: 'Shop',
  name: 'Name',
  system: 'Shop system',
  hint: 'Drafts use the orders of this shop.',
  domain: 'Shop address',
  domainHint: 'It ends in .myshopify.com. You find it in Shopify under Settings, Domains.',
  clientId: 'Client ID',
  clientIdHint:
    'Create an app in Shopify’s Dev Dashboard with the scopes read_orders and read_customers, and install it in your shop. Its settings show the client ID and secret.',
  secret: 'Client secret',
  showSecret: 'Show secret',
  hideSecret: 'Hide secret',
  secretHint: 'It is stored encrypted and never shown again.',
  token: 'Admin API access token',
  tokenHint: 'Only for apps made before 2026, which have a token instead of a client ID and secret.',
  showPassword: 'Show token',
  hidePassword: 'Hide token',
  tokenKept: 'Leave this empty to keep the saved token.',
  submit: 'Check and connect',
  busy: 'Checking the shop',
  choiceHint: 'No shop on Shopify or WooCommerce, or not ready yet? You can continue without one.',
  choices: { elsewhere: 'My shop is elsewhere', later: 'Later' },
  chosen: {
    elsewhere: 'You have no shop on Shopify or WooCommerce. If that changes, connect it here.',
    later: 'You chose to connect it later. The set-up continues without it.',
  },
  states: { elsewhere: 'Elsewhere', later: 'Later' },
  domainRequired: 'Please enter the address of your shop.',
  clientIdRequired: 'Please enter the client ID of your app.',
  secretRequired: 'Please enter the secret of your app.',
  tokenRequired: 'Please enter the client ID and the secret of your app, or an access token.',
  disconnectHint: 'Orders are no longer shown, and the saved access is deleted.',
} as const

/** Words of the form for WooCommerce. */
export const wooCommerceMessages = {
  domain: 'Shop address',
  domainHint: 'The address of your WordPress site, such as shop.example.',
  domainRequired: 'Please enter the address of your shop.',
  key: 'Consumer key',
  keyHint:
    'In WooCommerce, open Settings, Advanced, REST API, add a key with the permission Read, and copy both parts.',
  keyRequired: 'Please enter the consumer key.',
  secret: 'Consumer secret',
  secretHint: 'It is stored encrypted and never shown again.',
  secretKept: 'Leave it empty to keep the saved one.',
  secretRequired: 'Please enter the consumer secret.',
  showSecret: 'Show secret',
  hideSecret: 'Hide secret',
  submit: 'Check and connect',
  busy: 'Checking the shop',
} as const

const pickPlural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const formatNumber = (count: number) => count.toLocaleString('en-GB')

/** Words about the reading of the linked mailbox. */
export const mailboxSyncMessages = {
  title: 'Reading your mail',
  promise:
    'Draftdesk never changes or deletes your mail. Replies that you send here are copied to your Sent folder.',
  states: {
    new: 'Starting',
    importing: 'Importing',
    live: 'Up to date',
    waiting: 'Waiting',
    stopped: 'Stopped',
    paused: 'Paused',
  },
  starting: 'The first import starts in a moment.',
  searching: 'Counting the messages in your mailbox.',
  progress: (done: number, all: number) => `${formatNumber(done)} of about ${formatNumber(all)} messages`,
  progressLabel: 'Messages imported',
  drafts: (done: number, all: number) =>
    `Writing drafts for open conversations: ${formatNumber(done)} of ${formatNumber(all)}.`,
  draftsLabel: 'Drafts written',
  stopDrafts: 'Stop writing drafts',
  newestFirst: 'The newest messages come first.',
  live: 'New mail arrives within seconds, or within a minute with some mail servers.',
  lastLook: (moment: string) => `Last checked on ${moment}.`,
  nextTry: (moment: string) => `Next try on ${moment}.`,
  noReason: { waiting: 'The mail server does not answer right now.', stopped: 'The mailbox cannot be read.' },
  enterPassword: 'Enter the password again',
  paused: 'No new mail is read until you resume. Imported mail stays here.',
  now: 'Sync now',
  pause: 'Pause',
  goOn: 'Resume',
  settings: 'Import settings',
  window: 'Import mail of the last',
  windowHint: 'A longer period imports older mail too. Imported mail stays.',
  windows: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '365 days' },
  sent: 'Sent mail folder',
  sentMissing: 'Which folder holds your sent mail?',
  sentMissingHint: 'Until you choose it, replies from your phone or mail program do not appear here.',
  sentHint: 'Replies from your phone or mail program are read from this folder.',
  sentFound: 'Detected automatically',
  save: 'Save',
  unread: (count: number) =>
    `${formatNumber(count)} ${pickPlural(count, 'message', 'messages')} could not be read`,
  unreadHint: (count: number) =>
    pickPlural(
      count,
      'It is still in your mailbox. We will try again.',
      'They are still in your mailbox. We will try again.',
    ),
  unreadNewest: (shown: number) => `The newest ${String(shown)} are listed.`,
  noSubject: '(no subject)',
  unknownSender: 'Unknown Sender',
  failed: 'This did not work. Please try again.',
  done: {
    'sync-now': 'Checking your mailbox for new mail.',
    'sync-pause': 'Reading your mailbox is paused.',
    'sync-go-on': 'Reading your mailbox has resumed.',
    'sync-stop-drafts': 'No more drafts are written for imported mail.',
    'sync-window': 'The import period is saved.',
    'sync-sent': 'The sent mail folder is saved.',
  },
} as const
