import { composerMessages as words } from '../../../messages/composer.ts'
import type { ComposerLeaving } from '../../../models/draft.ts'
import { useMail } from '../context.tsx'

interface LeavingProps {
  readonly thread: string
  readonly mail: ComposerLeaving
}

/** A reply on its way, or one that did not get there. */
export function Leaving({ thread, mail }: LeavingProps) {
  const { requests } = useMail()
  const { id, state, title, detail, text, canUndo } = mail
  const button = (label: string, what: 'undo' | 'arrived' | 'again') => (
    <button
      className="button quiet small"
      type="button"
      onClick={() => void requests.settle(thread, id, what)}
    >
      {label}
    </button>
  )
  return (
    <section className="leaving-mail" data-state={state} aria-label={title}>
      <p className="leaving-title">
        <strong>{title}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </p>
      {state === 'unknown' && <p>{words.unknownHint}</p>}
      <details>
        <summary>{words.show}</summary>
        <p className="letter">{text}</p>
      </details>
      {(canUndo || state === 'unknown') && (
        <div className="composer-actions">
          {canUndo && button(state === 'held' ? words.undo : words.takeBack, 'undo')}
          {state === 'unknown' && button(words.arrived, 'arrived')}
          {state === 'unknown' && button(words.sendAgain, 'again')}
        </div>
      )}
    </section>
  )
}
