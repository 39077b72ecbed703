declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  class Grant {
    constructor(of: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    rejectOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Token {
    readonly jti: string
    readonly accountId: string
    destroy(): Promise<void>
  }

  export const interactionPolicy: {
    base(): { add(prompt: object): void }
    Prompt: new (of: { name: string; requestable: boolean }) => object
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    readonly Grant: typeof Grant
    readonly AccessToken: { find(value: string): Promise<Token | undefined> }
    on(event: 'access_token.saved' | 'refresh_token.saved', hear: (token: Token) => void): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string }; consent: { grantId: string }; select_account: object },
    ): Promise<void>
  }
}
