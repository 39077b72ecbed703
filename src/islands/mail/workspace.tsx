import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { emailMessages as words } from '../../messages/emails.ts'
import { failureMessages } from '../../messages/failures.ts'
import { pageTitle } from '../../messages/product.ts'
import { toShownThread } from './conversation/view.ts'
import { reportCrash } from '../../stores/report.ts'
import { island } from '../../ui/island.tsx'
import { ReplyPlace } from './composer/reply-place.tsx'
import { MailProvider } from './context.tsx'
import { ConversationPane, Unopened } from './conversation/conversation.tsx'
import { List } from './list/list.tsx'
import { createMail } from './mail.ts'
import { Side } from './orders/side.tsx'
import type { MailStart } from './state.ts'

function MailView(start: MailStart) {
  const [mail] = useState(() => createMail(start))
  const { $conversation, $isAwake } = mail.state
  const conversation = useStore($conversation)
  const isAwake = useStore($isAwake)
  const nowMs = useStore(mail.state.$nowMs)
  const thread = conversation?.thread
  const shown = useMemo(
    () =>
      thread && toShownThread(thread, thread.version ?? undefined, { nowMs, zone: start.zone, me: start.me }),
    [thread, nowMs, start.zone, start.me],
  )
  useEffect(() => mail.begin(), [mail])
  useTitle(start, conversation?.id, thread?.subject ?? undefined)
  return (
    <MailProvider value={mail}>
      <div
        className="workspace"
        data-pane={conversation ? 'conversation' : 'list'}
        data-awake={isAwake ? '' : undefined}
      >
        <List />
        {conversation ? (
          <>
            <section
              className="reading"
              id="reading"
              data-open={conversation.id}
              aria-labelledby="conversation-title"
            >
              <ConversationPane key={conversation.id} {...{ conversation, shown }} />
              <ReplyPlace key={`reply-${conversation.id}`} {...{ conversation, shown }} />
            </section>
            <Side key={`side-${conversation.id}`} id={conversation.id} shown={shown} />
          </>
        ) : (
          <Unopened />
        )}
      </div>
    </MailProvider>
  )
}

/** Keeps the title of the page, and where the window was scrolled to when a conversation took the place of the list. */
function useTitle({ place }: MailStart, id: string | undefined, subject: string | undefined): void {
  const listY = useRef(0)
  useEffect(() => {
    const list = place.filter === 'all' ? words.title : `${words.filters[place.filter]} · ${words.title}`
    document.title = pageTitle(id === undefined ? list : subject?.trim() || words.noSubject)
  }, [place, id, subject])
  useEffect(() => {
    const isNarrow = innerWidth < 1024
    if (isNarrow && id !== undefined) scrollTo(0, 0)
    if (isNarrow && id === undefined) scrollTo(0, listY.current)
    const note = (): void => {
      if (id === undefined) listY.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [id])
}

/** The mail: the list, the conversation beside it, its reply, and what belongs to it. */
export const MailWorkspace = island(MailView, failureMessages, reportCrash)
