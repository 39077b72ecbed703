import type { SyntheticEvent } from 'react'

interface SureProps {
  /** Its look, as the styles name it. */
  readonly look: 'sure' | 'leave'
  readonly words: {
    readonly open: string
    /** The accessible name of `open`, with its subject. */
    readonly named?: string
    readonly hint: string
    readonly sure: string
  }
  readonly action: string
  /** The value of the form's `action` field. */
  readonly doing: string
  readonly id: string
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** A doing that cannot be undone from here: it says what follows, and asks once more. */
export function Sure({ look, words, action, doing, id, onSubmit }: SureProps) {
  return (
    <details className={look}>
      <summary className="button quiet" aria-label={words.named}>
        {words.open}
      </summary>
      <form method="post" action={action} onSubmit={onSubmit}>
        <p>{words.hint}</p>
        <input type="hidden" name="id" value={id} />
        <button className="button danger" name="action" value={doing}>
          {words.sure}
        </button>
      </form>
    </details>
  )
}
