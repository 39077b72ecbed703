import { useStore } from '@nanostores/react'
import { $presence } from '../../../stores/live/presence.ts'
import { toPresence } from './view.ts'

/** The server knows of no presence, and the first render in the browser has to match its HTML. */
const renderNoPresence = () => ({})

function usePresence(thread: string) {
  return toPresence(useStore($presence, { keys: [thread], ssr: renderNoPresence })[thread] ?? [])
}

/** The colleague at a conversation, in its row: one who replies comes first. */
export function RowPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = usePresence(thread)
  const text = replying ?? reading
  if (text === undefined) return null
  return (
    <span className="presence" data-replying={replying === undefined ? undefined : ''} title={text}>
      {text}
    </span>
  )
}

/** The colleagues at the open conversation. A change is announced. */
export function ConversationPresence({ thread }: { readonly thread: string }) {
  const { replying, reading } = usePresence(thread)
  return (
    <p className="presences" role="status">
      {replying !== undefined && (
        <span className="presence" data-replying="">
          {replying}
        </span>
      )}
      {reading !== undefined && <span className="presence">{reading}</span>}
    </p>
  )
}
