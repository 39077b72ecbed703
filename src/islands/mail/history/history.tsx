import type { ShownChange } from './view.ts'
import { historyWords as words } from './words.ts'

/** The history between two mails of a conversation: its latest line, and earlier ones folded. */
export function ThreadHistory({ changes }: { readonly changes: readonly ShownChange[] }) {
  const latest = changes.at(-1)
  const earlier = changes.slice(0, -1)
  return (
    <div className="history stack gap-1 muted tiny break" role="group" aria-label={words.label}>
      {earlier.length > 1 ? (
        <details>
          <summary>{words.more(earlier.length)}</summary>
          {earlier.map((change) => (
            <HistoryChange key={change.id} change={change} />
          ))}
        </details>
      ) : (
        earlier.map((change) => <HistoryChange key={change.id} change={change} />)
      )}
      {latest && <HistoryChange change={latest} />}
    </div>
  )
}

function HistoryChange({ change: { text, moment, short } }: { readonly change: ShownChange }) {
  return (
    <p>
      {text}
      {moment && (
        <>
          {' · '}
          <time dateTime={moment.iso} title={moment.text}>
            {short}
          </time>
        </>
      )}
    </p>
  )
}
