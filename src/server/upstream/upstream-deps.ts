import type { Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import type { Authorize } from './authorized-calls.ts'
import type { UnknownCallCache } from './unknown-calls.ts'

/** Dependencies of calls to the upstream. */
export interface UpstreamDeps {
  readonly settings: Settings
  readonly sessions: Sessions
  readonly authorize: Authorize
  /** Calls of ours that the upstream does not know. */
  readonly unknownCalls: UnknownCallCache
  readonly now: () => number
}
