/** Words of /signin and /admin-signin. */
export const signinMessages = {
  title: 'Login to your account',
  adminTitle: 'Login to your account',
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
