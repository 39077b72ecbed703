import type { Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import type { AuthorizedSender } from './authorized-sender.ts'
import type { UnknownCallCache } from './unknown-calls.ts'

/** Dependencies of calls to the upstream. */
export interface UpstreamDeps {
  readonly settings: Settings
  readonly sessions: Sessions
  readonly authorize: AuthorizedSender
  /** Calls of ours that the upstream does not know. */
  readonly unknownCalls: UnknownCallCache
  readonly now: () => number
}
