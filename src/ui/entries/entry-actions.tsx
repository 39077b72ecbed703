import { useBusy } from '../forms/use-busy.ts'
import { Switch } from '../switch.tsx'

interface EntryActionsProps {
  readonly entry: { readonly title: string; readonly isOn: boolean }
  readonly words: {
    readonly use: (title: string) => string
    readonly remove: string
    readonly removeNamed: (title: string) => string
  }
  /** Switches the entry. Missing if it cannot be switched. */
  readonly onToggle?: (() => Promise<void>) | undefined
  readonly onRemove: () => Promise<void>
}

/** Switches an entry of a list on and off, and deletes it. */
export function EntryActions({ entry: { title, isOn }, words, onToggle, onRemove }: EntryActionsProps) {
  const [isBusy, run] = useBusy()

  return (
    <div className="entry-actions row gap-3" aria-busy={isBusy}>
      {onToggle && (
        <Switch isOn={isOn} aria-label={words.use(title)} onClick={(event) => run(event, onToggle)} />
      )}
      <button
        className="button quiet"
        aria-label={words.removeNamed(title)}
        onClick={(event) => run(event, onRemove)}
      >
        {words.remove}
      </button>
    </div>
  )
}
