import type { User } from '../accounts/find-user.ts'

/** A boolean in the format of the session calls. */
export const flag = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** The response body with a new token. */
export const grantBody = (user: User, token: string, tokenMinutes: number) => ({
  email: user.email,
  token,
  expires_in: tokenMinutes,
  is_super_admin: flag(user.isSuperAdmin),
})
