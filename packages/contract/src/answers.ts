import * as z from 'zod/mini'
import { filledField, flagField, idField, minutesField, storeNumberField } from './fields.ts'

/** What every call that mints a session answers: google/callback, sp/callback, token/refresh, switch (spec section 7). */
export const grantAnswer = z.object({
  email: filledField,
  token: filledField,
  expires_in: z.optional(minutesField),
  is_super_admin: z.optional(z.nullable(flagField)),
})

/** The answer of sign-in; an unverified account comes without a token, or with an empty one (spec sections 4 and 7). */
export const loginAnswer = z.object({
  email: filledField,
  token: z.optional(z.nullable(z.string())),
  expires_in: z.optional(minutesField),
  is_super_admin: z.optional(z.nullable(flagField)),
  is_verified: z.optional(z.nullable(flagField)),
  last_login: z.optional(z.nullable(z.string())),
})

/** The store of a session with its set-up flags, as /me and the session check carry it (spec section 3). */
export const storeAnswer = z.object({
  id: idField,
  name: z.string(),
  store_id: storeNumberField,
  is_document_uploaded: z.optional(z.nullable(flagField)),
  is_email_account_added: z.optional(z.nullable(flagField)),
  is_shopify_account_added: z.optional(z.nullable(flagField)),
  is_onboarded: z.optional(z.nullable(flagField)),
})

/** The person of the session check (spec section 3, "Active user"). */
export const activeUserAnswer = z.object({
  id: idField,
  first_name: z.optional(z.nullable(z.string())),
  last_name: z.optional(z.nullable(z.string())),
  email: filledField,
  profile_image: z.optional(z.nullable(z.string())),
  is_active: z.optional(z.nullable(flagField)),
  is_verified: z.optional(z.nullable(flagField)),
  is_super_admin: z.optional(z.nullable(flagField)),
  prefered_language: z.optional(z.nullable(z.string())),
})

/** The answer of the session check: who is signed in, in which store, with which rights (spec section 3, design 6). */
export const sessionAnswer = z.object({
  success: flagField,
  user: z.nullable(activeUserAnswer),
  store: z.optional(z.nullable(storeAnswer)),
  role: z.optional(z.nullable(z.string())),
  permissions: z.optional(z.nullable(z.array(z.string()))),
})

/** The answer of GET /v1/auth/me (spec section 3, "Current-user response"). */
export const meAnswer = z.object({
  user: z.object({
    id: idField,
    first_name: z.optional(z.nullable(z.string())),
    last_name: z.optional(z.nullable(z.string())),
    profile_image: z.optional(z.nullable(z.string())),
    prefered_language: z.optional(z.nullable(z.string())),
    created_at: z.optional(z.nullable(z.string())),
    is_super_admin: z.optional(z.nullable(flagField)),
    /** Whether the account has a password of its own; not when it only signs in with another provider. */
    has_password: z.optional(z.nullable(flagField)),
  }),
  role: z.optional(z.nullable(z.string())),
  store: z.optional(z.nullable(storeAnswer)),
  permissions: z.optional(z.nullable(z.array(z.string()))),
})

/** The answer of sign-up (spec section 7). */
export const signUpAnswer = z.object({
  message: z.optional(z.string()),
  is_verified: z.optional(z.nullable(flagField)),
  email: filledField,
})

/** A sentence for the person (spec section 7). */
export const messageAnswer = z.object({ message: z.optional(z.string()) })

/** The address of a person's picture under /v1, or null when there is none. */
export const pictureAnswer = z.object({ profile_image: z.nullable(z.string()) })

/** Where the browser goes to sign in with Google (spec section 7). */
export const googleAnswer = z.object({ authorization_url: filledField })

const listedStore = z.object({
  id: idField,
  name: z.string(),
  store_id: z.optional(z.nullable(storeNumberField)),
  role: z.optional(z.nullable(z.string())),
})

/** The stores a person may enter: a bare list, or wrapped in `stores` (spec section 7). */
export const storesAnswer = z.union([z.array(listedStore), z.object({ stores: z.array(listedStore) })])

const listedLanguage = z.union([filledField, z.object({ code: filledField, name: filledField })])

/** The languages on offer: a bare list of `{code, name}` or of names, or wrapped in `languages` (spec section 7). */
export const languagesAnswer = z.union([
  z.array(listedLanguage),
  z.object({ languages: z.array(listedLanguage) }),
])

/** An answer the spec does not show: anything, nothing included. */
export const anyAnswer = z.optional(z.unknown())

/** What every refused call answers: a sentence, or a list of wrong fields (design section 6). */
export const errorAnswer = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
})

export type GrantAnswer = z.infer<typeof grantAnswer>
export type LoginAnswer = z.infer<typeof loginAnswer>
export type StoreAnswer = z.infer<typeof storeAnswer>
export type SessionAnswer = z.infer<typeof sessionAnswer>
export type MeAnswer = z.infer<typeof meAnswer>
export type SignUpAnswer = z.infer<typeof signUpAnswer>
export type MessageAnswer = z.infer<typeof messageAnswer>
export type StoresAnswer = z.infer<typeof storesAnswer>
export type LanguagesAnswer = z.infer<typeof languagesAnswer>
export type ErrorAnswer = z.infer<typeof errorAnswer>
