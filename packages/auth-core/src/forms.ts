export { failureText } from './forms/failure-text.ts'
export { checkPassword } from './forms/password.ts'
export type { PasswordCheck, PasswordPart } from './forms/password.ts'
