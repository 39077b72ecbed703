// Types of the platform: those of the DOM library or of @types/node, or without both the parts that are used here.

type GlobalClass<Name extends string, Fallback> =
  typeof globalThis extends Record<Name, { readonly prototype: infer T }> ? T : Fallback

type FetchInit<Fallback> = typeof globalThis extends {
  readonly fetch: (input: never, init?: infer I) => unknown
}
  ? NonNullable<I>
  : Fallback

/** `Headers`. */
export type PlatformHeaders = GlobalClass<'Headers', { readonly get: (name: string) => string | null }>

/** `AbortSignal`. */
export type PlatformSignal = GlobalClass<
  'AbortSignal',
  {
    readonly aborted: boolean
    readonly addEventListener: (type: 'abort', run: () => void) => void
    readonly removeEventListener: (type: 'abort', run: () => void) => void
  }
>

/** `URLSearchParams`. */
export type PlatformQuery = GlobalClass<'URLSearchParams', { readonly get: (name: string) => string | null }>

/** `Response`, as `fetch` answers it. */
export type PlatformResponse = GlobalClass<
  'Response',
  {
    readonly ok: boolean
    readonly status: number
    readonly headers: PlatformHeaders
    readonly text: () => Promise<string>
  }
>

/** `RequestInit`, as `fetch` takes it. */
export type PlatformInit = FetchInit<{
  readonly method?: string
  readonly headers?: unknown
  readonly body?: unknown
  readonly credentials?: string
  readonly signal?: PlatformSignal | null
}>

/** `BodyInit`: a body that `fetch` sends as it is. */
export type PlatformBody = NonNullable<
  FetchInit<{ readonly body?: string | Uint8Array | ArrayBuffer | null }> extends { readonly body?: infer B }
    ? B
    : never
>
