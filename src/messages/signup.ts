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
