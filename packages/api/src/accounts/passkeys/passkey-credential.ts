import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'

/** The site for passkeys: its origin, and its host name as the relying party id. */
export interface PasskeySite {
  readonly origin: string
  readonly rpId: string
}

/** Converts the public address of the site to its passkey origin and relying party id. */
export function toPasskeySite(siteUrl: string): PasskeySite {
  const { origin, hostname } = new URL(siteUrl)
  return { origin, rpId: hostname }
}

const base64urlText = z.string().regex(/^[\w-]+$/)
const sharedFields = { id: base64urlText, rawId: base64urlText, type: z.literal('public-key') }

const registrationSchema = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: base64urlText,
    attestationObject: base64urlText,
    transports: z
      .array(
        z
          .string()
          .max(32)
          .regex(/^[\w-]+$/),
      )
      .max(8)
      .optional(),
  }),
})

const assertionSchema = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: base64urlText,
    authenticatorData: base64urlText,
    signature: base64urlText,
    userHandle: base64urlText.nullish(),
  }),
})

const clientDataSchema = z.object({ challenge: z.string().min(1).max(128) })

/** Parses a text as JSON. Undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Reads the challenge that the browser claims to have signed. */
const parseChallenge = (clientDataJson: string): string | undefined =>
  clientDataSchema.safeParse(parseJson(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).data
    ?.challenge

/** An answer of the browser, and the challenge in it. */
interface BrowserCredential<Response> {
  readonly response: Response
  readonly challenge: string
}

/** Parses a created passkey. Undefined for another text. */
export function parseRegistration(text: string): BrowserCredential<RegistrationResponseJSON> | undefined {
  const parsed = registrationSchema.safeParse(parseJson(text)).data
  const challenge = parsed && parseChallenge(parsed.response.clientDataJSON)
  if (!parsed || challenge === undefined) return undefined
  const { transports = [], ...response } = parsed.response
  return {
    challenge,
    response: { ...parsed, response: { ...response, transports }, clientExtensionResults: {} },
  }
}

/** Parses the answer of a used passkey. Undefined for another text. */
export function parseAssertion(text: string): BrowserCredential<AuthenticationResponseJSON> | undefined {
  const parsed = assertionSchema.safeParse(parseJson(text)).data
  const challenge = parsed && parseChallenge(parsed.response.clientDataJSON)
  if (!parsed || challenge === undefined) return undefined
  const { userHandle, ...response } = parsed.response
  return {
    challenge,
    response: {
      ...parsed,
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
  }
}
