/** Words that scripts of the shell say too: header and menus. */
export const shellMessages = {
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  account: (name: string) => `Account menu, ${name}`,
  language: 'Default language',
  languagesLoading: 'Loading languages',
  languageUpdated: (language: string) => `Language updated to ${language} successfully`,
  languageFailed: 'The language could not be changed. Please try again.',
  languagesFailed: 'The languages could not be loaded. Please try again.',
  logout: 'Log out',
  switcher: (name: string) => `Store ${name}, switch store`,
  switchStore: 'Switch store',
  storesLoading: 'Loading your stores',
  listMissing: 'Not loaded. Close this menu and open it again.',
  storesFailed: 'Your stores could not be loaded. Please try again.',
  switchFailed: 'Failed to switch store',
  addStore: 'Add a store',
  newTab: '(opens in a new tab)',
  stale: (name: string) =>
    name ? `You are now working in ${name}.` : 'You are now working in another store or account.',
} as const

/** Words that only the server writes, apart so that no browser loads them: sidebar, bottom bar, what a stale tab says and the super admin's banner. */
export const navMessages = {
  navigation: 'Main',
  tabbar: 'Most used',
  more: 'More',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  dashboard: 'Dashboard',
  policies: 'Policies',
  emails: 'Emails',
  integrations: 'Integrations',
  examples: 'Examples',
  settings: 'Settings',
  accounts: 'Accounts',
  storeManagement: 'Store Management',
  insideStore: (name: string) => `logged into store ${name}`,
  exitStore: 'Exit from store',
  reload: 'Reload',
} as const
