import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'

/** This site as passkeys know it: its origin, and its host name as the id of the relying party. */
export interface PasskeySite {
  readonly origin: string
  readonly rpId: string
}

/** The site of a public address. */
export function toPasskeySite(siteUrl: string): PasskeySite {
  const { origin, hostname } = new URL(siteUrl)
  return { origin, rpId: hostname }
}

const base64url = z.string().regex(/^[\w-]+$/)
const shared = { id: base64url, rawId: base64url, type: z.literal('public-key') }

const created = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
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

const used = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

const clientData = z.object({ challenge: z.string().min(1).max(128) })

/** A text as JSON. Undefined for another text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The challenge that the browser says it had signed. */
const readChallenge = (clientDataJson: string): string | undefined =>
  clientData.safeParse(parseJson(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).data?.challenge

/** An answer of the browser, and the challenge in it. */
interface BrowserAnswer<Response> {
  readonly response: Response
  readonly challenge: string
}

/** Parses a created passkey. Undefined for another text. */
export function parseCreated(text: string): BrowserAnswer<RegistrationResponseJSON> | undefined {
  const parsed = created.safeParse(parseJson(text)).data
  const challenge = parsed && readChallenge(parsed.response.clientDataJSON)
  if (!parsed || challenge === undefined) return undefined
  const { transports = [], ...response } = parsed.response
  return {
    challenge,
    response: { ...parsed, response: { ...response, transports }, clientExtensionResults: {} },
  }
}

/** Parses the answer of a used passkey. Undefined for another text. */
export function parseAssertion(text: string): BrowserAnswer<AuthenticationResponseJSON> | undefined {
  const parsed = used.safeParse(parseJson(text)).data
  const challenge = parsed && readChallenge(parsed.response.clientDataJSON)
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
