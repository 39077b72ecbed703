/** Names of pages and words of the sidebar, the bottom bar and the banner of super admins. */
export const navMessages = {
  navigation: 'Main',
  tabbar: 'Most used',
  more: 'More',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  dashboard: 'Dashboard',
  policies: 'Policies',
  emails: 'Emails',
  savedFilters: 'Saved filters',
  integrations: 'Integrations',
  examples: 'Examples',
  settings: 'Settings',
  accounts: 'Accounts',
  storeManagement: 'Store Management',
  people: 'People',
  modelUsage: 'Model usage',
  jobs: 'Jobs',
  activity: 'Activity',
  insideStore: (name: string) => `logged into store ${name}`,
  exitStore: 'Exit from store',
} as const

/** Texts of the bar in a tab whose session was replaced. */
export const staleTabMessages = {
  text: (store: string) =>
    store ? `You are now working in ${store}.` : 'You are now working in another store or account.',
  reload: 'Reload',
} as const

/** Texts of the connection sign. */
export const connectionMessages = {
  connected: 'Connected',
  trying: 'Connecting',
  polling: 'Checking every minute',
  offline: 'Offline',
  hints: {
    connected: 'New emails appear here automatically.',
    trying: 'Until the connection is back, Draftdesk checks for new emails every minute.',
    polling: 'Draftdesk checks for new emails every minute.',
    offline: 'This device has no connection.',
  },
} as const

/** The banner that lists the missing steps of the set-up. */
export const setUpBannerMessages = {
  text: 'Drafts are best when your set-up is complete. Please confirm that you have set up:',
  document: 'a document',
  shop: 'a Shopify store',
  mailbox: 'an email account',
  dismiss: 'Dismiss this reminder',
} as const

/** Words of the command palette. */
export const paletteMessages = {
  title: 'Go to',
  label: 'Go to a page, a conversation or a store',
  placeholder: 'Search pages, conversations and actions',
  results: 'Matches',
  here: 'This conversation',
  mail: 'Mail',
  pages: 'Pages',
  stores: 'Stores',
  conversations: 'Conversations',
  search: (words: string) => `Search conversations for “${words}”`,
  switchTo: (store: string) => `Switch to ${store}`,
  none: 'No matches.',
} as const
