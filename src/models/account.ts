import type { FormInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The calls on the user's own account. */
export const accountRequests = {
  rename: (id: string, firstName: string, lastName: string) =>
    buildCall('updateUser', { id, first_name: firstName, last_name: lastName }),
  setLanguage: (id: string, code: string) => buildCall('updateUser', { id, prefered_language: code }),
  setPicture: (id: string, file?: Blob) => buildCall('uploadPicture', { id, file }),
  removePicture: (id: string) => buildCall('deletePicture', { id }),
  changePassword: (id: string, current: string, next: string) =>
    buildCall('changePassword', { id, current_password: current, new_password: next }),
  forgotPassword: (email: string) => buildCall('forgotPassword', { email }),
  resetPassword: (fields: FormInput<'resetPassword'>) => buildCall('resetPassword', fields),
  /** `signUpId` proves that the sign-up was made in the same browser. */
  verifyEmail: (email: string, code: string, signUpId?: string) =>
    buildCall('verifyEmail', { email, verification_code: code, sign_up_id: signUpId }),
  resendCode: (email: string) => buildCall('resendCode', { email }),
}
