export { failureText } from './failure-text.ts'
export { checkPassword } from './password.ts'
export type { PasswordCheck, PasswordPart } from './password.ts'
