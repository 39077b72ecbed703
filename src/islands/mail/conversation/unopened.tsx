import { emailMessages as words } from '../../../messages/emails.ts'

/** The pane while no conversation is open. */
export function Unopened() {
  return (
    <section className="reading unopened" id="reading" aria-labelledby="conversation-title">
      <h2 id="conversation-title">{words.unopened.title}</h2>
      <p className="muted">{words.unopened.text}</p>
    </section>
  )
}
