/**
 * The groups of texts that islands read, each a file or folder of a language; the first island loads `shared`
 * and the groups that its layout names. The texts of `page` stand in the page itself, and those of `server`
 * never leave the server.
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
