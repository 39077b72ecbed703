import { previewMessages as words } from '../../messages/settings.ts'

interface PreviewProps {
  readonly senderName: string
  readonly replyTo: string
  readonly signature: string
}

/** A reply as a customer sees it. */
export function Preview({ senderName, replyTo, signature }: PreviewProps) {
  return (
    <section className="preview" aria-labelledby="preview">
      <h3 id="preview">{words.title}</h3>
      <dl>
        <dt>{words.from}</dt>
        <dd>{senderName || words.mailbox}</dd>
        <dt>{words.replyTo}</dt>
        <dd>{replyTo || words.mailbox}</dd>
      </dl>
      <p>{words.body}</p>
      {signature.trim() && <p className="muted">{signature}</p>}
    </section>
  )
}
