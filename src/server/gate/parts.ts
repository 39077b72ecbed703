import type { Seal } from '@draftdesk/server-kit'
import type { Upstream } from '../transport/upstream.ts'
import type { GoogleOffer } from '../upstream/google-offer.ts'
import type { UpstreamParts } from '../upstream/parts.ts'

/** What the gate works with. */
export interface GateParts extends UpstreamParts {
  readonly upstream: Upstream
  readonly seal: Seal
  /** Whether the upstream offers Google. */
  readonly google: GoogleOffer
}
