/** Labels of fields that several forms share, and the parts of the password rule. */
export const fieldMessages = {
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordParts: {
    length: '8 characters or more',
    lower: 'a lowercase letter',
    upper: 'an uppercase letter',
    digit: 'a number',
    special: 'a special character',
  },
  met: 'done',
  unmet: 'still missing',
} as const
