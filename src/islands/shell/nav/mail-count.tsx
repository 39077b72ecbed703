import { useStore } from '@nanostores/react'
import { formatCappedCount } from '../../../models/capped-count.ts'
import { $mailCounts } from '../../../stores/mail-counts.ts'
import { createIsland } from '../../create-island.tsx'

interface MailCountProps {
  readonly filter: string
  /** The number at page load. */
  readonly count: number
}

function MailCountView({ filter, count }: MailCountProps) {
  const now = useStore($mailCounts, { ssr: () => undefined })?.[filter] ?? count
  return now > 0 ? (
    <span className="nav-count push muted tiny medium digits">{formatCappedCount(now)}</span>
  ) : null
}

/** The count of a list in the sidebar. The mail updates it. */
export const MailCount = createIsland(MailCountView)
