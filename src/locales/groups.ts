/**
 * The groups of texts that islands read, each a file or folder of a language. The first island of a page
 * loads `shared` and those that its layout names. The texts of `page` stand in the page itself, for its first script. The texts of `server` never leave the server.
 */
export const textGroups = [
  'shared',
  'accounts',
  'auth',
  'dashboard',
  'drafts',
  'examples',
  'fields',
  'identity',
  'integrations',
  'mail',
  'mail-list',
  'policies',
  'replays',
  'settings',
  'two-step',
] as const

export type TextGroup = (typeof textGroups)[number]
