/** Words of /signin and /admin-signin. */
export const signinMessages = {
  title: 'Login to your account',
  adminTitle: 'Login to your account',
  typed: 'Your unsaved text comes back after you log in, except passwords and files.',
  tab: 'Login',
  adminTab: 'Admin login',
  adminHint: 'For platform administrators.',
  submit: 'Log in',
  busy: 'Logging in',
  forgot: 'Forgot password?',
  noAccount: 'New to Draftdesk?',
  signup: 'Create your free account',
  google: 'Continue with Google',
  or: 'or',
  required: 'Email and password are required.',
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  failed: 'Signin failed. Please try again.',
} as const

/** Words of the second step of /signin and /admin-signin. */
export const codeStepMessages = {
  tab: 'Two-step sign-in',
  title: 'Two-step sign-in',
  hints: {
    passkey: 'Confirm with the passkey that you added: a fingerprint, your face, a PIN or a security key.',
    code: 'Enter the 6-digit code from your authenticator app.',
    recovery: 'Enter one of the recovery codes that you saved. Each works once.',
  },
  passkey: 'Use a passkey',
  passkeyUnused: 'The passkey was not used. Please try again, or use a code.',
  labels: { code: 'Authenticator code', recovery: 'Recovery code' },
  required: {
    code: 'Please enter the code from your authenticator app.',
    recovery: 'Please enter a recovery code.',
  },
  links: { code: 'Use your authenticator app', recovery: 'Lost your phone? Use a recovery code' },
  submit: 'Continue',
  busy: 'Logging in',
  again: 'Back to login',
} as const

/** Words of /signup. */
export const signupMessages = {
  title: 'Create your free account',
  tab: 'Sign up',
  submit: 'Create account',
  busy: 'Creating your account',
  haveAccount: 'Already have an account?',
  login: 'Log in',
  google: 'Continue with Google',
  or: 'or',
  agree: 'By creating an account you agree to our',
  terms: 'Terms',
  and: 'and',
  privacy: 'Privacy Policy',
  namesRequired: 'First name and Last name are required',
  emailRequired: 'Email is required.',
  passwordRule:
    'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
  passwordsDiffer: 'Passwords do not match',
  failed: 'Something went wrong. Please try again.',
  invited: 'You were invited to a store. Create your account to join it.',
} as const

/** Words of /verify-email. */
export const verifyEmailMessages = {
  title: 'Verify your email',
  sentTo: 'We sent a code to',
  sentHint: 'It can take a minute. Check your spam folder too.',
  unknownHint: 'Enter the address you signed up with, and the code we sent to it.',
  or: 'or',
  code: 'Verification code',
  submit: 'Verify Email',
  busy: 'Verifying',
  resend: 'Resend Email',
  resending: 'Sending',
  codeRequired: 'Please enter the verification code.',
  noEmail: 'No email found. Please sign up again.',
  signup: 'Sign up',
  failed: 'Failed to verify email.',
  resendFailed: 'Failed to resend verification email.',
  resent: 'Verification email has been resent!',
  verifiedTitle: 'Email verified!',
  verifiedHint: 'Your account is ready. Log in to continue.',
  choosePassword:
    'We sent you a link to choose a password. This address was signed up more than once, or from another browser.',
  login: 'Log in',
  wrongAddress: 'Wrong address?',
} as const

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

/** Texts of /confirm, which asks before a link acts for the user. */
export const confirmMessages = {
  invite: (by: string | undefined, store: string | undefined) => ({
    tab: 'Accept an invitation',
    title: 'Accept this invitation?',
    text: `${by ?? 'A colleague'} invited you to work with them in ${store ?? 'their store'}.`,
    action: 'Accept invitation',
    away: 'Not now',
  }),
  used: (store: string) => ({
    tab: 'Accept an invitation',
    title: 'This invitation has already been used',
    text: `If you joined ${store} with it, open the store. If not, ask for a new invitation.`,
    away: 'Continue',
  }),
  expired: (by: string | undefined, store: string) => ({
    tab: 'Accept an invitation',
    title: 'This invitation is no longer valid',
    text: `It was an invitation to ${store}. Please ask ${by ?? 'the sender'} for a new one.`,
    away: 'Continue',
  }),
  gone: {
    tab: 'Sign in with a link',
    title: 'This link has already been used',
    text: 'A sign-in link works once and only for a few minutes. Please sign in, or request a new link.',
    away: 'Go to the sign-in page',
  },
  link: (name: string) => ({
    tab: 'Sign in with a link',
    title: name ? `Sign in as ${name}?` : 'Sign in with this link?',
    text: 'Another site sent you here with a sign-in link. Continue only if you know this account.',
    action: 'Sign in',
    away: 'Sign in as another person',
  }),
} as const
