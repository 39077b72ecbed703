/**
 * Toasts that the server leaves for the next page. `quotes.test.ts` checks those that the specification quotes.
 */
export const flashToasts = {
  welcome: 'Welcome to Draftdesk! Your account is ready.',
  signedIn: 'Signin successful!',
  signedUp: 'Signup successful.',
  emailVerified: 'Email verified successfully!',
  codeResent: 'Verification email has been resent!',
  resetSent: 'Password reset link sent!',
  passwordUpdated: 'Password updated successfully!',
  inviteAccepted: 'Invitation accepted!',
} as const
