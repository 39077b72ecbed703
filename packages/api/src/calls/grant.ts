import type { User } from '../accounts/find-user.ts'

/** A yes or no as grants write it. */
export const flag = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** The body of an answer that hands out a token. */
export const grantBody = (user: User, token: string, tokenMinutes: number) => ({
  email: user.email,
  token,
  expires_in: tokenMinutes,
  is_super_admin: flag(user.isSuperAdmin),
})
