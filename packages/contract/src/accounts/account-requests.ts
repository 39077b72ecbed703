import * as z from 'zod/mini'
import { maxLengths } from '../input-limits.ts'
import { checkPassword } from '@draftdesk/auth-core/forms'
import { createEmailAddressField, reasonField } from '../shared-fields.ts'
import { storeNameField } from '../stores/settings.ts'

const createRequiredTextField = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(maxLengths.line))

/** The password rule of sign-up and reset, with its error message. */
export const passwordField = z.string().check(
  z.maxLength(maxLengths.secret),
  z.refine((password) => checkPassword(password).ok, {
    error:
      'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
  }),
)

const nameMissingMessage = 'First name and Last name are required'

const personNameField = z
  .string(nameMissingMessage)
  .check(
    z.trim(),
    z.minLength(1, nameMissingMessage),
    z.maxLength(maxLengths.personName, `A name has at most ${maxLengths.personName} characters.`),
    z.regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
  )

/** POST /v1/auth/signup. */
export const signUpRequest = z
  .object({
    first_name: personNameField,
    last_name: personNameField,
    email: createEmailAddressField('Email is required.'),
    password: passwordField,
    confirm_password: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'Passwords do not match',
      path: ['confirm_password'],
    }),
  )

/** POST /v1/auth/login: any text is accepted as an address and checked by the server. */
export const loginRequest = z.object({
  email: createRequiredTextField('Email is required.'),
  password: z.string().check(z.minLength(1), z.maxLength(maxLengths.secret)),
})

/** POST /v1/auth/verify-email. `sign_up_id` comes from the sign-up response, if the page still has it. */
export const verifyEmailRequest = z.object({
  email: createEmailAddressField('No email found. Please sign up again.'),
  verification_code: createRequiredTextField('Please enter the verification code.'),
  sign_up_id: z.optional(z.string().check(z.maxLength(128))),
})

/** POST /v1/auth/resend-verification-code. */
export const resendCodeRequest = z.object({
  email: createEmailAddressField('No email found. Please sign up again.'),
})

/** POST /v1/auth/forgot-password. */
export const forgotPasswordRequest = z.object({ email: createEmailAddressField('Email is required.') })

/** POST /v1/auth/reset-password. */
export const resetPasswordRequest = z
  .object({
    reset_token: z.string().check(z.minLength(1), z.maxLength(4096)),
    new_password: passwordField,
    confirm_password: z.string(),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      error: 'Passwords do not match!',
      path: ['confirm_password'],
    }),
  )

/** The query of GET /v1/auth/google/callback. `state` is passed on unchanged. */
export const googleCallbackRequest = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: z.optional(z.string().check(z.maxLength(4096))),
})

/** POST /v1/auth/sp/callback. */
export const ssoCallbackRequest = z.object({ token: z.string().check(z.minLength(1), z.maxLength(8192)) })

/** POST /v1/auth/token/refresh, in the query; without `store_id` a super admin leaves the store. */
export const refreshRequest = z.object({
  store_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})

/** POST /v1/auth/stores/{id}/switch: the reason of a super admin, for the activity log of the store. */
export const switchStoreRequest = z.object({
  reason: z.optional(reasonField),
})

/** The query of GET /v1/invites/link. */
export const showInviteRequest = z.object({ invite_id: z.string().check(z.minLength(1), z.maxLength(128)) })

/** POST /v1/invites/accept. */
export const acceptInviteRequest = z.object({
  invite_id: z.union([z.string().check(z.minLength(1)), z.number()]),
})

/** PUT /v1/users/{id}: at least one field. A language menu sends only the language. */
export const updateUserRequest = z
  .object({
    prefered_language: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    first_name: z.optional(personNameField),
    last_name: z.optional(personNameField),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'There is nothing to change.',
      path: ['prefered_language'],
    }),
  )

/** POST /v1/users/{id}/password. */
export const changePasswordRequest = z.object({
  current_password: z
    .string()
    .check(z.minLength(1, 'Please enter your current password.'), z.maxLength(maxLengths.secret)),
  new_password: passwordField,
})

/** Largest profile picture, in bytes: 2 MB. */
export const maxPictureBytes = 2 * 1024 * 1024

/** Longest side of a profile picture in pixels, because a small file may decode to more than a browser's memory. */
export const maxPictureSidePixels = 4096

/** POST /v1/users/{id}/picture: a PNG, JPEG or WebP picture. Its bytes decide the type. */
export const uploadPictureRequest = z.object({
  file: z
    .file('Please choose a picture.')
    .check(
      z.minSize(1, 'The file is empty.'),
      z.maxSize(maxPictureBytes, 'The picture is too large. It can have up to 2 MB.'),
    ),
})

/** POST /v1/stores: a new store owned by the caller. */
export const createStoreRequest = z.object({ name: storeNameField })

/** POST /api/v1/notify: one report of an error in a front end. */
export const errorReportRequest = z.object({
  error: z.string().check(z.maxLength(2000)),
  stack: z.optional(z.nullable(z.string().check(z.maxLength(16_000)))),
  alertType: z.optional(z.string().check(z.maxLength(64))),
  project: z.optional(z.string().check(z.maxLength(64))),
})

export type SignUpRequest = z.infer<typeof signUpRequest>
export type LoginRequest = z.infer<typeof loginRequest>
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>
export type ErrorReportRequest = z.infer<typeof errorReportRequest>
