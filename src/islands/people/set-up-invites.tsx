import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/report.ts'
import { island } from '../../ui/island.tsx'
import { Invites } from './invites.tsx'

/** The invitations alone, for the pages of the set-up. */
export const SetUpInvites = island(Invites, failureMessages, reportCrash)
