/** Texts of the question who the user is, before a sensitive action. */
export const identityProofMessages = {
  title: 'Confirm that it is you',
  hint: 'You logged in a while ago. After this, your action continues by itself.',
  labels: {
    password: 'Your password, to confirm that it is you',
    code: 'Code from your authenticator app, or a recovery code',
    passkey: 'Code from your authenticator app, or a recovery code',
    mail: 'Code that we sent to your email address',
  },
  confirm: 'Confirm',
  cancel: 'Cancel',
  sendAgain: 'Send a new code',
  passkey: 'Use a passkey',
  passkeyUnused: 'The passkey was not used. Please try again, or use a code.',
  failed: 'This could not be confirmed. Please try again.',
  codeFailed: 'The code could not be sent. Please try again.',
} as const
