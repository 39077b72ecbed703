import { useStore } from '@nanostores/react'
import { $presence } from '../../../stores/live/presence.ts'
import { describePresence } from './view.ts'

/** Renders nothing on the server, because the first render in the browser must match its HTML. */
const noPresence = {}
const getServerPresence = () => noPresence

function useThreadPresence(thread: string) {
  return describePresence(useStore($presence, { keys: [thread], ssr: getServerPresence })[thread] ?? [])
}

/** The colleague in a conversation, shown in its row. A replying one comes first. */
export function RowPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = useThreadPresence(thread)
  const text = replying ?? reading
  if (text === undefined) return null
  return (
    <span
      className="presence line tiny medium"
      data-accent-color={replying === undefined ? 'green' : 'amber'}
      title={text}
    >
      {text}
    </span>
  )
}

/** The colleagues in the open conversation. Changes are announced to screen readers. */
export function ConversationPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = useThreadPresence(thread)
  return (
    <p className="presences row gap-0 gap-x-3" role="status">
      {replying !== undefined && (
        <span className="presence line tiny medium" data-accent-color="amber">
          {replying}
        </span>
      )}
      {reading !== undefined && (
        <span className="presence line tiny medium" data-accent-color="green">
          {reading}
        </span>
      )}
    </p>
  )
}
