/** Words of /reset-password. */
export const resetPasswordMessages = {
  title: 'Reset password',
  submit: 'Reset password',
  busy: 'Saving',
  passwordRequired: 'Password is required.',
  passwordRule:
    'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
  passwordsDiffer: 'Passwords do not match!',
  failed: 'Failed to reset password.',
  updated: 'Password updated successfully!',
  doneTitle: 'Password updated!',
  doneHint: 'You can log in with your new password.',
  login: 'Login',
  noToken: 'This link is incomplete. Please ask for a new one.',
  again: 'Send a new link',
} as const
