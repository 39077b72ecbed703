/** Sentences that the server writes into pages, or one page's script says: in a file of their own, so that no other page loads them. */
export const pageFailureMessages = {
  unreachable:
    'Draftdesk cannot be reached right now. You are still signed in. This page continues when the connection is back.',
  tryAgain: 'Try again',
  offline: 'Ooops! No internet connection found. Please check your connection.',
  closeManually: 'Please close this tab manually.',
  back: 'The connection is back. You can continue.',
} as const
