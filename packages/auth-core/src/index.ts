export { checkPassword } from './password.ts'
