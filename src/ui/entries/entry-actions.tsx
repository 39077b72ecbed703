import { useBusy } from '../forms/busy.ts'

interface EntryActionsProps {
  readonly entry: {
    readonly id: string
    readonly title: string
    readonly isOn: boolean
    readonly version: number
  }
  /** The address that answers the forms without JavaScript. */
  readonly action: string
  readonly words: {
    readonly use: (title: string) => string
    readonly remove: string
    readonly removeNamed: (title: string) => string
  }
  /** Switches it; left out while there is nothing to switch. */
  readonly onToggle?: (() => Promise<void>) | undefined
  readonly onRemove: () => Promise<void>
}

/** Switches an entry of a list on and off, and deletes it. */
export function EntryActions({ entry, action, words, onToggle, onRemove }: EntryActionsProps) {
  const { id, title, isOn, version } = entry
  const [isBusy, run] = useBusy()

  return (
    <div className="entry-actions" aria-busy={isBusy}>
      {onToggle && (
        <form method="post" action={action} onSubmit={(event) => run(event, onToggle)}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <button
            className="switch"
            role="switch"
            aria-checked={isOn}
            aria-label={words.use(title)}
            name="is_on"
            value={isOn ? 'false' : 'true'}
          >
            <span />
          </button>
        </form>
      )}
      <form method="post" action={action} onSubmit={(event) => run(event, onRemove)}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="title" value={title} />
        <button className="button quiet" name="action" value="delete" aria-label={words.removeNamed(title)}>
          {words.remove}
        </button>
      </form>
    </div>
  )
}
