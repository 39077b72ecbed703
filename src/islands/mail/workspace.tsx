import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { emailMessages as words } from '../../messages/emails.ts'
import { threadWords } from './words.ts'
import { formatPageTitle } from '../../messages/product.ts'
import { toShownThread } from './conversation/view.ts'
import { $tabTitle, $unreadMailCount, followTabTitle } from '../../stores/tab-title.ts'
import { createIsland } from '../create-island.tsx'
import { ReplyArea } from './composer/reply-area.tsx'
import { MailContextProvider } from './mail-context.tsx'
import { ConversationPane, NoConversation } from './conversation/conversation.tsx'
import { LazyDialog } from './lazy-dialog.tsx'
import { MailList } from './list/list.tsx'
import { createMailPage } from './mail-page.ts'
import { SidePane } from './orders/side-pane.tsx'
import type { MailWorkspaceProps } from './state.ts'

function MailView(start: MailWorkspaceProps) {
  const [mail] = useState(() => createMailPage(start))
  const { $conversation, $isAwake } = mail.state
  const conversation = useStore($conversation)
  const isAwake = useStore($isAwake)
  const nowMs = useStore(mail.state.$nowMs)
  const thread = conversation?.thread
  const shown = useMemo(() => thread && toShownThread(thread, { ...start, nowMs }), [thread, nowMs, start])
  useEffect(() => mail.begin(), [mail])
  const { counts } = useStore(mail.state.$list)
  usePageTitle(start, {
    id: conversation?.id,
    subject: thread?.subject ?? undefined,
    unread: counts?.unread ?? 0,
  })
  return (
    <MailContextProvider value={mail}>
      {conversation && (
        <a
          className="skip popup"
          href="#conversation-title"
          onClick={(event) => {
            event.preventDefault()
            mail.state.$focus.set({ part: 'title' })
          }}
        >
          {threadWords.toConversation}
        </a>
      )}
      <div
        className="workspace"
        data-pane={conversation ? 'conversation' : 'list'}
        data-awake={isAwake ? '' : undefined}
      >
        <MailList />
        {conversation ? (
          <>
            <section
              className="reading"
              id="reading"
              data-open={conversation.id}
              aria-labelledby="conversation-title"
            >
              <ConversationPane key={conversation.id} {...{ conversation, shown }} />
              <ReplyArea key={`reply-${conversation.id}`} {...{ conversation, shown }} />
            </section>
            <SidePane key={`side-${conversation.id}`} id={conversation.id} shown={shown} />
          </>
        ) : (
          <NoConversation />
        )}
      </div>
      <LazyDialog $request={mail.state.$later} load={loadTimeChooser}>
        {({ TimeChooser }, request, close) => <TimeChooser {...{ request, close }} zone={start.zone} />}
      </LazyDialog>
      <LazyDialog $request={mail.state.$tagged} load={loadTagDialog}>
        {({ TagDialog }, ids, close) => <TagDialog {...{ ids, close }} />}
      </LazyDialog>
      <LazyDialog $request={mail.state.$filtering} load={loadFilterDialogs}>
        {({ FilterNameDialog, ValueFilterDialog }, name, close) =>
          name === 'filter' ? (
            <ValueFilterDialog close={close} />
          ) : (
            <FilterNameDialog isNew={name === 'save'} close={close} />
          )
        }
      </LazyDialog>
    </MailContextProvider>
  )
}

/** Updates the page title, and restores the scroll position when the list replaces a conversation. */
function usePageTitle(
  { place }: MailWorkspaceProps,
  {
    id,
    subject,
    unread,
  }: { readonly id: string | undefined; readonly subject: string | undefined; readonly unread: number },
): void {
  const listY = useRef(0)
  useEffect(() => {
    const list = place.filter === 'all' ? words.title : `${words.filters[place.filter]} · ${words.title}`
    const title = formatPageTitle(id === undefined ? list : subject?.trim() || words.noSubject)
    $tabTitle.set(title)
    $unreadMailCount.set(unread)
    followTabTitle()
  }, [place, id, subject, unread])
  useEffect(() => {
    const isNarrow = innerWidth < 1024
    if (isNarrow && id !== undefined) scrollTo(0, 0)
    if (isNarrow && id === undefined) scrollTo(0, listY.current)
    const rememberScroll = (): void => {
      if (id === undefined) listY.current = scrollY
    }
    addEventListener('scroll', rememberScroll, { passive: true })
    return () => removeEventListener('scroll', rememberScroll)
  }, [id])
}

/** The mail: list, conversation, composer and side panel. */
export const MailWorkspace = createIsland(MailView)

const loadTimeChooser = () => import('./later/time-chooser.tsx')
const loadTagDialog = () => import('./tags/tag-dialog.tsx')
const loadFilterDialogs = () => import('./filters/filter-dialogs.tsx')
