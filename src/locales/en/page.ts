/** Sentences for calls that fail before the server can say why. The form stays as it was filled in. */
export const failureMessages = {
  unexpected: 'An unexpected error occurred',
  unreachable: 'Draftdesk cannot be reached right now. Please check your connection and try again.',
  expired: 'Token has expired',
  timeout: 'Draftdesk took too long to answer. Please try again.',
  notLoaded: 'A part of this page could not be loaded. Please check your connection.',
  stillOffline: 'Still offline. Please check your connection.',
  signedOutOffline:
    'You are signed out on this device. Your session on the server ends when you are online again.',
  crash: 'An unexpected error occurred!',
  crashHint: 'Reload the page to continue. If it happens again, please tell us.',
  reload: 'Reload the page',
} as const

/** Texts of pages that failed. */
export const pageFailureMessages = {
  unreachable:
    'Draftdesk cannot be reached right now. You are still signed in. This page continues when the connection is back.',
  tryAgain: 'Try again',
  offline: 'Ooops! No internet connection found. Please check your connection.',
  closeManually: 'Please close this tab manually.',
  back: 'The connection is back. You can continue.',
} as const

/** Names of the button that opens and closes the sidebar. */
export const sidebarMessages = {
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
} as const
