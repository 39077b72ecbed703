import { useEffect, useLayoutEffect, useRef } from 'react'
import { listWords, liveUpdateWords } from '../list/words.ts'
import { threadWords as words, historyWords } from '../words.ts'
import type { ShownThread } from './view.ts'
import { LazyDialog } from '../lazy-dialog.tsx'
import { useMail } from '../mail-context.tsx'
import type { Conversation } from '../state.ts'
import { Email } from './email.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { NoteItem } from '../notes/note.tsx'
import type { ShownHistoryChange } from '../history/view.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

const loadLightbox = () => import('./lightbox.tsx')

/** The emails of a conversation below its head, oldest first. */
export function ConversationPane({
  conversation,
  shown,
}: {
  readonly conversation: Conversation
  readonly shown: ShownThread | undefined
}) {
  const { state, opening } = useMail()
  const { id, thread, problem, isGone, shownEmails } = conversation
  const isShownEmail = (mail: { readonly id: string | undefined }): boolean =>
    mail.id === undefined || shownEmails.includes(mail.id)
  const emails = shown?.emails.filter(isShownEmail) ?? []
  const entries = shown?.timeline.filter((entry) => entry.kind !== 'mail' || isShownEmail(entry.mail)) ?? []
  const newest = shown?.emails.find((mail) => mail.id !== undefined && !shownEmails.includes(mail.id))
  const scroll = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  // A conversation longer than its pane starts at the last two emails. Earlier ones are folded and read.
  useLayoutEffect(() => {
    if (location.hash !== '' || !scroll.current || scroll.current.scrollTop !== 0) return
    const latest =
      list.current?.children[
        entries.findIndex((entry) => entry.kind === 'mail' && entry.mail === emails.at(-2))
      ]
    if (latest && emails.length > 1)
      scroll.current.scrollTop =
        latest.getBoundingClientRect().top - scroll.current.getBoundingClientRect().top
  }, [])
  // The focused element may have been removed with the previous conversation.
  useEffect(() => {
    if (state.$isAwake.get() && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true })
  }, [state])

  return (
    <>
      <ConversationHead id={id} shown={shown} problem={problem} title={title} />
      <div className="reading-scroll pad-x" id="reading-scroll" tabIndex={-1} ref={scroll}>
        {isGone && <p className="muted">{words.goneHint}</p>}
        {!thread && !isGone && (
          <p>
            <QuietButton onClick={() => opening.retry(id)}>{words.again}</QuietButton>
          </p>
        )}
        {shown?.note !== undefined && <p className="muted small mt-2">{shown.note}</p>}
        {shown && (
          <ol className="conversation" id="conversation" ref={list}>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.kind === 'mail' && <Email mail={entry.mail} thread={id} />}
                {entry.kind === 'note' && <NoteItem thread={id} note={entry.note} />}
                {entry.kind === 'changes' && <ThreadHistory changes={entry.changes} />}
              </li>
            ))}
          </ol>
        )}
        <LazyDialog $request={state.$picture} load={loadLightbox}>
          {({ Lightbox }, picture, close) => (
            <Lightbox
              pictures={emails.flatMap((mail) => mail.allPictures)}
              onShow={(next) => state.$picture.set(next)}
              {...{ picture, close }}
            />
          )}
        </LazyDialog>
        {shown && emails.length < shown.emails.length && (
          <p className="live-bar" role="status">
            <QuietButton
              onClick={() => {
                opening.showNewEmails(id)
                scroll.current?.focus({ preventScroll: true })
              }}
            >
              {liveUpdateWords.replied(newest?.name ?? '')}
            </QuietButton>
          </p>
        )}
      </div>
    </>
  )
}

/** The empty pane while no conversation is open. */
export function NoConversation() {
  return (
    <section className="reading unopened empty" id="reading" aria-labelledby="conversation-title">
      <h2 id="conversation-title">{listWords.unopened.title}</h2>
      <p className="muted">{listWords.unopened.text}</p>
    </section>
  )
}

/** The history between two mails of a conversation: its latest line, and earlier ones folded. */
function ThreadHistory({ changes }: { readonly changes: readonly ShownHistoryChange[] }) {
  const latest = changes.at(-1)
  const earlier = changes.slice(0, -1)
  return (
    <div className="history stack gap-1 muted tiny break" role="group" aria-label={historyWords.label}>
      {earlier.length > 1 ? (
        <details>
          <summary>{historyWords.more(earlier.length)}</summary>
          {earlier.map((change) => (
            <HistoryChange key={change.id} change={change} />
          ))}
        </details>
      ) : (
        earlier.map((change) => <HistoryChange key={change.id} change={change} />)
      )}
      {latest && <HistoryChange change={latest} />}
    </div>
  )
}

function HistoryChange({ change: { text, moment, short } }: { readonly change: ShownHistoryChange }) {
  return (
    <p>
      {text}
      {moment && (
        <>
          {' · '}
          <time dateTime={moment.iso} title={moment.text}>
            {short}
          </time>
        </>
      )}
    </p>
  )
}
