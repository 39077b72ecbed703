import type { SyntheticEvent } from 'react'

interface ConfirmButtonProps {
  readonly words: {
    readonly open: string
    /** The accessible name of `open`, with its subject. */
    readonly named?: string
    readonly hint: string
    readonly confirm: string
  }
  readonly onConfirm: (event: SyntheticEvent) => void
}

/** A button that asks for confirmation, because its action cannot be undone. */
export function ConfirmButton({ words, onConfirm }: ConfirmButtonProps) {
  return (
    <details className="confirm">
      <summary className="button quiet" aria-label={words.named}>
        {words.open}
      </summary>
      <div className="stack left gap-3 mt-3">
        <p>{words.hint}</p>
        <button className="button danger" onClick={onConfirm}>
          {words.confirm}
        </button>
      </div>
    </details>
  )
}
