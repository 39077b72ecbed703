import { composerWords as words, laterWords } from '../words.ts'
import { pickReplyFields } from './view.ts'
import type { ComposerPendingSend } from './view.ts'
import { useMail } from '../mail-context.tsx'
import { dropUnsaved } from './unsaved-texts.ts'
import type { UnsavedReply } from './unsaved-texts.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface PendingSendProps {
  readonly thread: string
  readonly mail: ComposerPendingSend
}

/** A reply in the outbox, or one that failed. */
export function PendingSend({ thread, mail }: PendingSendProps) {
  const { requests, state: mailState } = useMail()
  const { id, state, title, detail, text, canUndo, isScheduled } = mail
  const renderConfirmButton = (label: string, what: 'undo' | 'arrived' | 'again') => (
    <SmallButton onClick={() => void requests.settle(thread, id, what)}>{label}</SmallButton>
  )
  return (
    <section
      className="tinted stack gap-2"
      data-accent-color={state === 'failed' || state === 'unknown' ? 'amber' : undefined}
      aria-label={title}
    >
      <p className="row gap-0">
        <strong>{title}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </p>
      {state === 'unknown' && <p>{words.unknownHint}</p>}
      <details>
        <summary>{words.show}</summary>
        <p className="letter">{text}</p>
      </details>
      {mailState.canEdit && (canUndo || state === 'unknown') && (
        <div className="composer-actions row">
          {isScheduled && (
            <SmallButton
              onClick={() =>
                void requests.settle(thread, id, 'undo').then(() => mailState.$focus.set({ part: 'reply' }))
              }
            >
              {laterWords.edit}
            </SmallButton>
          )}
          {isScheduled && renderConfirmButton(laterWords.stop, 'undo')}
          {canUndo &&
            !isScheduled &&
            renderConfirmButton(state === 'held' ? words.undo : words.takeBack, 'undo')}
          {state === 'unknown' && renderConfirmButton(words.arrived, 'arrived')}
          {state === 'unknown' && renderConfirmButton(words.sendAgain, 'again')}
        </div>
      )}
    </section>
  )
}

/** Offers unsaved text of a reply that was sent or discarded meanwhile. */
export function LostReplyNotice({ lost }: { readonly lost: UnsavedReply & { readonly id: string } }) {
  const { replies } = useMail()
  const { id, thread, body } = lost
  return (
    <section className="tinted stack gap-2" data-accent-color="amber" role="status">
      <p className="row gap-0">
        <strong>{words.lost}</strong>
      </p>
      <p className="letter">{body}</p>
      <div className="composer-actions row">
        <SmallButton onClick={() => void replies.keep(thread, id, pickReplyFields(lost))}>
          {words.keep}
        </SmallButton>
        <SmallButton onClick={() => dropUnsaved(id)}>{words.discard}</SmallButton>
      </div>
    </section>
  )
}
