/** Asks the browser for a passkey. Returns its answer as JSON text, or undefined if there is none. */
export type PasskeyPrompt = (options: string) => Promise<string | undefined>

const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Runs a prompt of the browser. Undefined when the person cancels it, or the browser refuses. */
async function runPasskeyPrompt(show: () => Promise<Credential | null>): Promise<string | undefined> {
  if (!canUsePasskeys()) return undefined
  try {
    const credential = await show()
    return credential === null ? undefined : JSON.stringify(credential)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const createPasskey: PasskeyPrompt = (options) =>
  runPasskeyPrompt(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** Signs a challenge of the server with a passkey. */
export const signWithPasskey: PasskeyPrompt = (options) =>
  runPasskeyPrompt(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
