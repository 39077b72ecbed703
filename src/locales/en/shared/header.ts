/** Words of the header and its menus. */
export const headerMessages = {
  account: (name: string) => `Account menu, ${name}`,
  language: 'Default language',
  /** Beside a language that the pages are not written in. */
  draftsOnly: 'drafts only',
  languagesLoading: 'Loading languages',
  languageUpdated: (language: string) => `Language updated to ${language} successfully`,
  languageFailed: 'The language could not be changed. Please try again.',
  languagesFailed: 'The languages could not be loaded. Please try again.',
  logout: 'Log out',
  needsScript: 'Please switch on JavaScript: most buttons of this page need it.',
  switcher: (name: string) => `Store ${name}, switch store`,
  switchStore: 'Switch store',
  storesLoading: 'Loading your stores',
  listMissing: 'Not loaded. Close this menu and open it again.',
  storesFailed: 'Your stores could not be loaded. Please try again.',
  switchFailed: 'Failed to switch store',
  addStore: 'Add a store',
  newTab: '(opens in a new tab)',
} as const
