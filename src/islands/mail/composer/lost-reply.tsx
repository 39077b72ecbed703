import { composerMessages as words } from '../../../messages/composer.ts'
import { useMail } from '../context.tsx'
import { dropUnsaved } from '../unsaved.ts'
import type { UnsavedReply } from '../unsaved.ts'

/** Offers unsaved text of a reply that was sent or discarded meanwhile. */
export function LostReply({ lost }: { readonly lost: UnsavedReply & { readonly id: string } }) {
  const { replies } = useMail()
  const { id, thread, to, cc, subject, body } = lost
  return (
    <section className="leaving-mail" data-state="unknown" role="status">
      <p className="leaving-title">
        <strong>{words.lost}</strong>
      </p>
      <p className="letter">{body}</p>
      <div className="composer-actions">
        <button
          className="button quiet small"
          type="button"
          onClick={() => void replies.keep(thread, id, { to, cc, subject, body })}
        >
          {words.keep}
        </button>
        <button className="button quiet small" type="button" onClick={() => dropUnsaved(id)}>
          {words.discard}
        </button>
      </div>
    </section>
  )
}
