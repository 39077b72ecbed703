/** Texts of pages that failed. A separate file keeps them out of other pages. */
export const pageFailureMessages = {
  unreachable:
    'Draftdesk cannot be reached right now. You are still signed in. This page continues when the connection is back.',
  tryAgain: 'Try again',
  offline: 'Ooops! No internet connection found. Please check your connection.',
  closeManually: 'Please close this tab manually.',
  back: 'The connection is back. You can continue.',
} as const
