/** Words of /forgot-password. */
export const forgotPasswordMessages = {
  title: 'Reset your password',
  hint: 'Enter the email of your account and we will send you a link.',
  submit: 'Send reset link',
  busy: 'Sending',
  sentTitle: 'Check your email',
  sentTo: 'If there is an account for this address, a link is on its way to',
  sentHint: 'It can take a minute. Check your spam folder too.',
  resend: 'Resend email',
  back: 'Back to login',
  emailRequired: 'Email is required.',
  failed: 'An error occurred while sending the email.',
  sent: 'Password reset link sent!',
} as const
