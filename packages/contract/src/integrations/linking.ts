import * as z from 'zod/mini'
import { nonEmptyTextField } from '../shared-fields.ts'

/** `connected`: the last check worked; `failing`: an earlier one did; `failed`: none ever did. */
export const linkStateField = z.enum(['connected', 'failing', 'failed'])

/** Fields of every link. */
export const linkFields = {
  state: linkStateField,
  connected_at: z.nullable(z.string()),
  checked_at: z.string(),
  version: z.int(),
}

/** The failure of a link: a code, and a sentence for people. */
export const linkFailureField = z.object({ code: nonEmptyTextField, detail: nonEmptyTextField })

/** POST …/oauth/callback: the unchanged query of the provider's redirect. */
export const finishOAuthRequest = z.object({ query: z.string().check(z.maxLength(8192)) })

/** The address of the consent page. */
export const oAuthStartAnswer = z.object({ authorization_url: z.string() })
