/** Words of the banner of a planned deletion. */
export const deletionBannerMessages = {
  store: (day: string) => `This store will be deleted on ${day}.`,
  account: (day: string) => `Your account will be deleted on ${day}.`,
  askOwner: 'An owner can keep it.',
  keep: { store: 'Keep the store', account: 'Keep my account' },
  kept: { store: 'The store will not be deleted.', account: 'Your account will not be deleted.' },
  failed: 'This did not work. Please try again.',
} as const
