import type { ActiveStore } from '@draftdesk/auth-core'
import type { ParsedAnswer } from '@draftdesk/contract'
import { atom } from 'nanostores'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { followStoreEvents } from '../../stores/live/follow-store-events.ts'
import { waitForPointerRelease } from '../../stores/live/wait-for-pointer-release.ts'

export type ParsedDashboard = ParsedAnswer<'dashboard'>

/** The props of the dashboard from its loader. */
export interface DashboardProps {
  readonly store: ActiveStore | undefined
  readonly firstName: string
  readonly zone: string
  /** Undefined after a failed read, and if the API does not have this call. */
  readonly answer: ParsedDashboard | undefined
  readonly problem: string | undefined
  /** The person may open the figures. */
  readonly seesFigures: boolean
  readonly nowMs: number
}

/** The state of a dashboard page. After an event, one call reads the dashboard again. */
export function createDashboardState({ answer, nowMs }: DashboardProps, call: SiteCall = siteCall) {
  const $shown = atom({ answer, nowMs })
  return {
    $shown,
    follow: (): void => {
      followStoreEvents(
        ({ type }) => type === 'thread' || type === 'list' || type === 'mailbox',
        async () => {
          const result = await call('dashboard')
          await waitForPointerRelease()
          // A failed read keeps the last answer until the next event.
          if (result.ok) $shown.set({ answer: result.value, nowMs: Date.now() })
        },
      )
    },
  }
}
