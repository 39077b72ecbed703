import * as z from 'zod/mini'
import { maxLengths } from '../input-limits.ts'
import type { Call } from '../call.ts'
import { createOmissibleField, storeNumberField, versionField } from '../shared-fields.ts'
import { findPlaceholder } from '../texts/placeholders.ts'

/** The name of a store on one line. */
export const storeNameField = z
  .string('Please enter a name for the store.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a name for the store.'),
    z.maxLength(maxLengths.storeName, `A name has at most ${maxLengths.storeName} characters.`),
    z.regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
  )

/** A text without open placeholders, because every mail contains it. */
const hasNoPlaceholder = z.refine<string>((text) => findPlaceholder(text) === undefined, {
  error: ({ input }) =>
    `“${findPlaceholder(String(input))?.text ?? ''}” is not filled in. Please replace it or delete it.`,
})

/** The longest undo time of a reply. */
export const maxUndoSeconds = 60

const undoRangeMessage = `A reply can be taken back for 0 to ${maxUndoSeconds} seconds.`

/** PATCH /v1/settings: the changed fields, and the version they are based on. */
export const updateSettingsRequest = z.object({
  version: versionField,
  name: z.optional(storeNameField),
  signature: z.optional(
    z
      .string()
      .check(
        z.maxLength(maxLengths.signature, `A signature has at most ${maxLengths.signature} characters.`),
        hasNoPlaceholder,
      ),
  ),
  sender_name: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(maxLengths.senderName, `A name has at most ${maxLengths.senderName} characters.`),
        z.regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
        hasNoPlaceholder,
      ),
  ),
  reply_to: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(maxLengths.line),
        z.regex(/^$|^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/, 'This is not an email address.'),
      ),
  ),
  undo_seconds: z.optional(
    z
      .int('Please enter a number of seconds.')
      .check(z.gte(0, undoRangeMessage), z.lte(maxUndoSeconds, undoRangeMessage)),
  ),
  assigns_in_turn: z.optional(z.boolean()),
  /** Only owners with two-step sign-in of their own may change it. */
  requires_two_step: z.optional(z.boolean()),
})

/** Settings of a store. Unset texts are empty, and `version` is 0 until the first change. */
export const settingsAnswer = z.object({
  name: z.string(),
  store_id: storeNumberField,
  signature: z.string(),
  sender_name: z.string(),
  reply_to: z.string(),
  /** The time in which a sent reply can be undone. */
  undo_seconds: createOmissibleField(z.int()),
  /** New conversations are assigned to members in turn. */
  assigns_in_turn: createOmissibleField(z.boolean()),
  /** Members without two-step sign-in set it up before they work in the store. */
  requires_two_step: createOmissibleField(z.boolean()),
  version: z.int(),
})

export type SettingsAnswer = z.infer<typeof settingsAnswer>

/** The calls of the settings of the token's store, which need the permission `settings`. */
export const settingsCalls = {
  settings: {
    method: 'GET',
    path: '/v1/settings',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: settingsAnswer,
    token: 'required',
    summary: 'Shows the settings of the store',
  },
  updateSettings: {
    method: 'PATCH',
    path: '/v1/settings',
    payload: 'json',
    request: updateSettingsRequest,
    isVersioned: true,
    status: 200,
    answer: settingsAnswer,
    token: 'required',
    summary: 'Changes the settings of the store; 409 with `current` when the version is stale',
  },
} as const satisfies Record<string, Call>
