import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { $connectionState } from '../../stores/live/stream-state.ts'
import { createIsland } from '../create-island.tsx'
import { connectionMessages as words } from './words.ts'

const reachColors = { connected: 'green', trying: 'amber', polling: 'amber', offline: 'red' } as const

function ConnectionIndicatorView() {
  const reach = useStore($connectionState)
  // The first connection of a page is not announced, only later changes are.
  const isAnnounced = useRef(false)
  if (reach === 'connected') isAnnounced.current = true
  if (!reach) return null
  return (
    <span
      className="connection line muted tiny"
      data-accent-color={reachColors[reach]}
      title={words.hints[reach]}
      aria-live={isAnnounced.current ? 'polite' : undefined}
    >
      <span className="connection-dot" aria-hidden="true" />
      <span>{words[reach]}</span>
    </span>
  )
}

const ConnectionIndicator = createIsland(ConnectionIndicatorView)

/** Shows in the header whether live updates reach this page. It has no server HTML. */
export function mountConnectionIndicator(place: HTMLElement): void {
  createRoot(place).render(<ConnectionIndicator />)
}
