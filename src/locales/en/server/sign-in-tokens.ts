/** Messages for users who arrive by a link or from an identity provider. */
export const signInTokenMessages = {
  failed: 'An unexpected error occurred',
  inviteUsed: 'You have accepted this invitation before.',
  linkInvalid: 'This sign-in link is no longer valid. Please sign in.',
  googleStale: 'This Google sign-in was started elsewhere or took too long. Please try again.',
} as const
