import type { SyntheticEvent } from 'react'

interface ConfirmProps {
  readonly words: {
    readonly open: string
    /** The accessible name of `open`, with its subject. */
    readonly named?: string
    readonly hint: string
    readonly confirm: string
  }
  readonly action: string
  /** The value of the form's `action` field. */
  readonly value: string
  readonly id: string
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** An action that needs a second press, since it cannot be undone here. */
export function Confirm({ words, action, value, id, onSubmit }: ConfirmProps) {
  return (
    <details className="sure">
      <summary className="button quiet" aria-label={words.named}>
        {words.open}
      </summary>
      <form method="post" action={action} onSubmit={onSubmit}>
        <p>{words.hint}</p>
        <input type="hidden" name="id" value={id} />
        <button className="button danger" name="action" value={value}>
          {words.confirm}
        </button>
      </form>
    </details>
  )
}
