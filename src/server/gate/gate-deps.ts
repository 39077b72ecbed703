import type { Seal } from '@draftdesk/server-kit'
import type { Upstream } from '../transport/upstream.ts'
import type { GoogleAvailability } from '../upstream/google-availability.ts'
import type { UpstreamDeps } from '../upstream/upstream-deps.ts'

export interface GateDeps extends UpstreamDeps {
  readonly upstream: Upstream
  readonly seal: Seal
  /** Availability of Google sign-in at the upstream. */
  readonly google: GoogleAvailability
}
