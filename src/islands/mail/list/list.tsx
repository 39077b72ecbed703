import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { emailMessages as words } from '../../../messages/emails.ts'
import { liveMessages } from '../../../messages/live.ts'
import { link } from '../../../routes.ts'
import { useFocusPart, useMail } from '../context.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListHead } from './list-head.tsx'
import { ListPage } from './list-page.tsx'
import { watchNear } from './watch-near.ts'

/** The list of conversations, by day, which goes on as it is scrolled. */
export function List() {
  const mail = useMail()
  const { state, showIncoming } = mail
  const { place } = state.start
  const scroll = useFocusPart<HTMLDivElement>('list')
  const pages = useStore(state.$pages)
  const facts = useStore(state.$list)
  const chosen = useStore(state.$chosen)
  const incoming = useStore(state.$incoming)
  const current = useStore(state.$current)
  const focus = useStore(state.$focus)
  const focused = useStore(state.$focusedRow)
  const nowMs = useStore(state.$nowMs)
  const canChoose = facts.counts != null
  const isNewest = place.cursor === undefined
  const newest = link('emails', {}, { filter: place.filter, ...place.narrowing })

  return (
    <section className="list" aria-label={words.listLabel}>
      <ListHead />
      {incoming && (
        <p className="live-bar" id="mail-list-news" role="status">
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              showIncoming()
              scroll.current?.scrollTo(0, 0)
            }}
          >
            {incoming.unread > 0 ? liveMessages.fresh(incoming.unread) : liveMessages.changed}
          </button>
        </p>
      )}
      <div className="list-scroll" id="mail-list" tabIndex={-1} ref={scroll}>
        {pages.length > 0 && (
          <div className="thread-days" data-chosen={String(chosen.size > 0)}>
            {pages.map((days, index) => (
              <ListPage
                // The rows of a page change; its place in the list does not.
                key={String(index)}
                scroll={scroll}
                {...{ days, nowMs, current, chosen, focused, canChoose }}
                wanted={focus?.part === 'row' ? focus.id : undefined}
              />
            ))}
            {canChoose && <ChoiceBar />}
          </div>
        )}
        {facts.problem !== undefined && (
          <div className="empty" role="alert">
            <p>{facts.problem}</p>
            <a className="button quiet" href={newest}>
              {isNewest ? words.again : words.newest}
            </a>
          </div>
        )}
        {facts.problem === undefined && pages.length === 0 && <EmptyList />}
        {facts.problem === undefined && <ListEnd scroll={scroll} newest={isNewest ? undefined : newest} />}
        <p className="list-note">{state.start.zone === 'UTC' ? words.clock.utc : words.clock.own}</p>
      </div>
    </section>
  )
}

/** Reads the next page of the list as its end comes near. */
function ListEnd({
  scroll,
  newest,
}: {
  readonly scroll: RefObject<HTMLDivElement | null>
  readonly newest: string | undefined
}) {
  const { state, readMore } = useMail()
  const { next } = useStore(state.$list)
  const [hasFailed, setFailed] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || next == null || hasFailed) return undefined
    const watch = watchNear(scroll.current, (isNear) => {
      if (isNear) void readMore().then((isDone) => setFailed(!isDone))
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [scroll, next, hasFailed, readMore])

  return (
    <>
      <div ref={end} />
      {(newest !== undefined || hasFailed) && (
        <nav className="mail-pages" aria-label={words.pages}>
          {newest !== undefined && (
            <a className="button quiet" href={newest}>
              {words.newest}
            </a>
          )}
          {hasFailed && (
            <button className="button quiet" type="button" onClick={() => setFailed(false)}>
              {words.again}
            </button>
          )}
        </nav>
      )}
    </>
  )
}
