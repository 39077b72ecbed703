import * as z from 'zod/mini'
import { answerNormalizers } from './client/answer-normalizers.ts'
import {
  nonEmptyTextField,
  flagField,
  trueFalseTextField,
  idField,
  createOmissibleField,
  storeNumberField,
  createUnusedField,
} from './shared-fields.ts'
import { withTolerantResponse, getResponseSchema } from './client/response-schema.ts'

const textOrNull = createOmissibleField(z.nullable(z.string()))

/** Response of calls that start a session. `expires_in` is in minutes. */
export const sessionTokenAnswer = z.object({
  email: nonEmptyTextField,
  token: nonEmptyTextField,
  expires_in: withTolerantResponse(z.number(), z.optional(z.union([z.number(), z.string(), z.null()]))),
  is_super_admin: createOmissibleField(trueFalseTextField),
})

/** Fields for people with two-step sign-in, whose sign-in waits for a code. */
const challengeFields = {
  /** The secret that the sign-in is completed with, within 5 minutes. */
  challenge: z.optional(nonEmptyTextField),
  /** The person has a passkey, which completes the sign-in too. */
  has_passkey: z.optional(z.boolean()),
}

/**
 * Response of a sign-in by a provider; `expires_in` is in minutes. A sign-in that waits for a code gets an
 * empty token without a lifetime.
 */
export const providerSignInAnswer = z.object({
  email: nonEmptyTextField,
  token: createOmissibleField(z.string()),
  expires_in: withTolerantResponse(
    z.nullable(z.number()),
    z.optional(z.union([z.number(), z.string(), z.null()])),
  ),
  is_super_admin: createOmissibleField(trueFalseTextField),
  ...challengeFields,
})

/**
 * The answer of sign-in. An unverified account gets an empty token without a lifetime, and so does a sign-in that waits
 * for a code.
 */
export const loginAnswer = z.object({
  email: nonEmptyTextField,
  token: createOmissibleField(z.string()),
  expires_in: withTolerantResponse(
    z.nullable(z.number()),
    z.optional(z.union([z.number(), z.string(), z.null()])),
  ),
  is_super_admin: createOmissibleField(trueFalseTextField),
  is_verified: createOmissibleField(trueFalseTextField),
  /** The previous sign-in. Null at the first one. */
  last_login: textOrNull,
  /** For an unverified account a new sign-up id, because the password proves the sign-up. */
  sign_up_id: textOrNull,
  ...challengeFields,
})

/** The store of a session with its set-up flags, in /me and the session check. */
export const storeAnswer = z.object({
  id: idField,
  name: z.string(),
  store_id: storeNumberField,
  is_document_uploaded: createOmissibleField(flagField),
  is_email_account_added: createOmissibleField(flagField),
  is_shopify_account_added: createOmissibleField(flagField),
  is_onboarded: createOmissibleField(flagField),
  /** The time at which the store is deleted. Null: no deletion is planned. */
  deletes_at: textOrNull,
})

const personFields = {
  id: idField,
  first_name: createOmissibleField(z.string()),
  last_name: createOmissibleField(z.string()),
  /** The address of their picture, under /v1 or elsewhere. */
  profile_image: textOrNull,
  prefered_language: textOrNull,
  is_super_admin: createOmissibleField(flagField),
}

/** The signed-in person, as the session check describes them. */
export const activeUserAnswer = z.object({
  ...personFields,
  email: nonEmptyTextField,
  is_active: createOmissibleField(flagField),
  is_verified: createOmissibleField(flagField),
  /** The time at which the account is deleted. Null: no deletion is planned. */
  deletes_at: textOrNull,
})

const membershipFields = {
  role: textOrNull,
  store: createOmissibleField(z.nullable(storeAnswer)),
  /** The person's permissions in the store. */
  permissions: createOmissibleField(z.array(z.string())),
  /** Two-step sign-in is required and the person has not set it up. `store` is null then. */
  needs_two_step: createOmissibleField(flagField),
}

/** The response of the session check: user, store and rights. */
export const sessionCheckAnswer = z.object({
  success: flagField,
  user: withTolerantResponse(activeUserAnswer, z.nullable(getResponseSchema(activeUserAnswer))),
  ...membershipFields,
})

/** The answer of GET /v1/auth/me. */
export const meAnswer = z.object({
  user: z.object({
    ...personFields,
    email: createOmissibleField(nonEmptyTextField),
    created_at: createOmissibleField(z.string()),
    /** True if the account has a password. False if it only signs in with another provider. */
    has_password: createOmissibleField(flagField),
  }),
  ...membershipFields,
})

/** The answer of sign-up. */
export const signUpAnswer = z.object({
  message: createOmissibleField(z.string()),
  is_verified: createOmissibleField(flagField),
  email: nonEmptyTextField,
  /**
   * A secret that proves to `verifyEmail` that this browser signed up, so that its password is used even if
   * others signed up with the address.
   */
  sign_up_id: createOmissibleField(nonEmptyTextField),
})

/** Result of a verification code. */
export const verifyEmailAnswer = z.object({
  message: createOmissibleField(z.string()),
  /** The account has no password. A link to choose one was mailed. */
  needs_password: createOmissibleField(flagField),
})

/** The user's sign-ins, newest first. */
export const signInsAnswer = z.object({
  sign_ins: z.array(
    z.object({
      id: nonEmptyTextField,
      created_at: z.string(),
      /** The last renewal of the token, which happens once in its lifetime while in use. */
      last_used_at: z.string(),
      /** The browser and the system, such as 'Firefox on Windows'. Empty if unknown. */
      device: z.string(),
      /** The start of the IP address, such as '203.0.*.*'. Empty if unknown. */
      place: z.string(),
      /** True for the sign-in of this request. */
      is_current: z.boolean(),
    }),
  ),
})

/** An invitation for the holder of its link. */
export const showInviteAnswer = z.object({
  email: z.string(),
  store_name: z.string(),
  /** The inviter's name. Null when unknown. */
  invited_by: z.nullable(z.string()),
  /** `open`: can be accepted; `accepted`: waits for verification; `used`: the person joined. */
  state: z.enum(['open', 'accepted', 'used', 'expired', 'revoked']),
})

/** A message to show. */
export const messageAnswer = z.object({ message: createOmissibleField(z.string()) })

/** A message that the site does not show. Other servers may send other types. */
export const unusedMessageAnswer = createUnusedField(z.object({ message: z.string() }))

/** Any response proves the connection, unlike a network's login page. */
export const checkInternetAnswer = createUnusedField(z.object({ status: z.literal('online') }))

/** An accepted invitation. `is_used`: it was used before. */
export const acceptInviteAnswer = createUnusedField(
  z.object({
    message: z.string(),
    email: nonEmptyTextField,
    store_name: z.string(),
    invited_by: z.nullable(z.string()),
    is_used: z.boolean(),
  }),
)

/** The caller's profile after a change. */
export const updatedUserAnswer = createUnusedField(
  z.object({
    message: z.string(),
    prefered_language: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
  }),
)

/** The address of a person's picture under /v1, or null when there is none. */
export const profilePictureAnswer = z.object({ profile_image: z.nullable(z.string()) })

/** The address of Google sign-in. */
export const googleSignInStartAnswer = z.object({ authorization_url: nonEmptyTextField })

/** A list that other servers may send in another format, which `read` converts. */
function createListAnswerSchema<Entry extends z.ZodMiniType>(read: (json: unknown) => unknown, entry: Entry) {
  const list = z.array(getResponseSchema(entry))
  return withTolerantResponse(
    z.array(entry),
    z.pipe(
      z.transform((json: unknown) => read(json) as z.input<typeof list>),
      list,
    ),
  )
}

/** The stores a person may enter. */
export const storesAnswer = createListAnswerSchema(
  answerNormalizers.stores,
  z.object({
    id: idField,
    name: z.string(),
    store_id: createOmissibleField(storeNumberField),
    /** The user's role in it. A super admin has none. */
    role: z.optional(z.nullable(z.string())),
  }),
)

/** The languages on offer. */
export const languagesAnswer = createListAnswerSchema(
  answerNormalizers.languages,
  z.object({ code: nonEmptyTextField, name: nonEmptyTextField }),
)

/** Response to a version conflict (409): an explanation and the current object. */
export const createVersionConflictAnswer = <Current extends z.ZodMiniType>(current: Current) =>
  z.object({ detail: nonEmptyTextField, current })

/** Response to other refused calls: an explanation or a list of invalid fields. */
export const errorAnswer = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
  /** Distinguishes refusals of the same status for a front end. */
  code: z.optional(z.string()),
})

export type SessionTokenAnswer = z.infer<typeof sessionTokenAnswer>
export type ProviderSignInAnswer = z.infer<typeof providerSignInAnswer>
export type LoginAnswer = z.infer<typeof loginAnswer>
export type StoreAnswer = z.infer<typeof storeAnswer>
export type SessionCheckAnswer = z.infer<typeof sessionCheckAnswer>
export type MeAnswer = z.infer<typeof meAnswer>
export type SignUpAnswer = z.infer<typeof signUpAnswer>
export type VerifyEmailAnswer = z.infer<typeof verifyEmailAnswer>
export type SignInsAnswer = z.infer<typeof signInsAnswer>
export type ShowInviteAnswer = z.infer<typeof showInviteAnswer>
export type MessageAnswer = z.infer<typeof messageAnswer>
export type StoresAnswer = z.infer<typeof storesAnswer>
export type LanguagesAnswer = z.infer<typeof languagesAnswer>
export type ErrorAnswer = z.infer<typeof errorAnswer>
