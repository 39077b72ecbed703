import { isCommonPassword } from '../accounts/common-passwords.ts'
import { refuse } from './visit.ts'

/** Refuses a common password. Undefined for others. */
export const refuseCommon = (password: string) =>
  isCommonPassword(password)
    ? refuse(400, 'Many people use this password, so it is easy to guess. Please choose another one.')
    : undefined
