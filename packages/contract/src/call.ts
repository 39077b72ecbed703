import type * as z from 'zod/mini'

/** How a call sends its fields: none, in the query, as JSON, or as a multipart form. */
export type PayloadKind = 'none' | 'query' | 'json' | 'multipart'

/** Bearer token of a call: never sent, sent if present, or required. */
export type TokenRequirement = 'none' | 'optional' | 'required'

/** A call of /v1: everything that a server needs to mount it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with `{id}` in place of an identifier. */
  readonly path: string
  readonly payload: PayloadKind
  readonly request: z.ZodMiniType
  /** A JSON body may be left out, which counts as `{}`. */
  readonly isBodyOptional?: boolean
  /** A stale version is refused with 409 and the current object, in the shape of the answer. */
  readonly isVersioned?: boolean
  /** Longest body in bytes. Default: 64 KiB. */
  readonly maxBytes?: number
  /** The status of a success. */
  readonly status: 200 | 201
  readonly answer: z.ZodMiniType
  readonly token: TokenRequirement
  readonly summary: string
}
