import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { listWords as words, liveUpdateWords } from './words.ts'
import { buildLink } from '../../../routes.ts'
import { useFocusTarget, useMail } from '../mail-context.tsx'
import { BulkActionBar } from './bulk-action-bar.tsx'
import { ListHead } from './list-head.tsx'
import type { DayRows } from '../view.ts'
import { MailRow } from './row.tsx'
import { QuietButton } from '../../../ui/quiet-button.tsx'

/** The list of conversations by day. Scrolling loads more. */
export function MailList() {
  const mail = useMail()
  const { state, showIncoming } = mail
  const { place } = state.start
  const scroll = useFocusTarget<HTMLDivElement>('list')
  const pages = useStore(state.$pages)
  const facts = useStore(state.$list)
  const chosen = useStore(state.$chosen)
  const incoming = useStore(state.$incoming)
  const current = useStore(state.$current)
  const focused = useStore(state.$focusedRow)
  const canChoose = facts.counts != null && state.canEdit
  const ids = useStore(state.$ids)
  const [tabStop] = [focused, current, ids[0]].filter((id) => id !== undefined && ids.includes(id))
  const isNewest = place.cursor === undefined
  const newest = buildLink('emails', {}, { filter: place.filter, ...place.narrowing })

  return (
    <section className="list" aria-label={words.listLabel}>
      <ListHead />
      {incoming && (
        <p className="live-bar" id="mail-list-news" role="status">
          <button
            className="button small"
            type="button"
            onClick={() => {
              showIncoming()
              scroll.current?.scrollTo(0, 0)
            }}
          >
            {incoming.unread > 0 ? liveUpdateWords.fresh(incoming.unread) : liveUpdateWords.changed}
          </button>
        </p>
      )}
      <div className="list-scroll" id="mail-list" tabIndex={-1} ref={scroll}>
        {pages.length > 0 && (
          <div className="thread-days" data-chosen={String(chosen.size > 0)}>
            {pages.map((days, index) => (
              <ListPage
                // The list keeps its position when its content changes.
                key={String(index)}
                {...{ scroll, days, canChoose, tabStop }}
              />
            ))}
            {canChoose && <BulkActionBar />}
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
        {facts.problem === undefined && (
          <NextPageLoader scroll={scroll} newest={isNewest ? undefined : newest} />
        )}
        <p className="pad muted tiny">{state.start.zone === 'UTC' ? words.clock.utc : words.clock.own}</p>
      </div>
    </section>
  )
}

/** Loads the next page when the end of the list is near. */
function NextPageLoader({
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
    const watch = observeNearViewport(scroll.current, (isNear) => {
      if (isNear) void readMore().then((isDone) => setFailed(!isDone))
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [scroll, next, hasFailed, readMore])

  return (
    <>
      <div ref={end} />
      {(newest !== undefined || hasFailed) && (
        <nav className="mail-pages line pad" aria-label={words.pages}>
          {newest !== undefined && (
            <a className="button quiet" href={newest}>
              {words.newest}
            </a>
          )}
          {hasFailed && <QuietButton onClick={() => setFailed(false)}>{words.again}</QuietButton>}
        </nav>
      )}
    </>
  )
}

interface ListPageProps {
  readonly scroll: RefObject<HTMLDivElement | null>
  readonly days: readonly DayRows[]
  readonly canChoose: boolean
  /** The row that Tab reaches. */
  readonly tabStop: string | undefined
}

/** A page of the list. Far from the visible part it is an empty box of equal height, unless one of its rows is in use. */
function ListPage({ scroll, days, canChoose, tabStop }: ListPageProps) {
  const { state } = useMail()
  const nowMs = useStore(state.$nowMs)
  const current = useStore(state.$current)
  const chosen = useStore(state.$chosen)
  const focused = useStore(state.$focusedRow)
  const focus = useStore(state.$focus)
  /** The row that is to take the focus. */
  const wanted = focus?.part === 'row' ? focus.id : undefined
  const page = useRef<HTMLDivElement>(null)
  const [restPx, setRestPx] = useState<number>()
  const isUsed = days.some(({ threads }) =>
    threads.some(({ id }) => id === current || id === focused || id === wanted || chosen.has(id)),
  )
  useEffect(() => {
    const watch = observeNearViewport(scroll.current, (isNear) =>
      setRestPx(isNear ? undefined : page.current?.offsetHeight),
    )
    if (page.current) watch.observe(page.current)
    return () => watch.disconnect()
  }, [scroll])

  if (restPx !== undefined && !isUsed) return <div ref={page} style={{ height: `${String(restPx)}px` }} />
  return (
    <div ref={page}>
      {days.map(({ key, title, threads }) => (
        <section key={key}>
          {title !== undefined && <h2 className="day muted tiny">{title}</h2>}
          <ul className={canChoose ? 'threads choosing' : 'threads'}>
            {threads.map((thread) => (
              <MailRow
                key={thread.id}
                {...{ thread, nowMs, canChoose }}
                isCurrent={thread.id === current}
                isChosen={chosen.has(thread.id)}
                isTabStop={thread.id === tabStop}
                wantsFocus={thread.id === wanted}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The distance from the visible part at which rows are rendered and the next page is read. */
const renderMarginPx = 1200

/** Tracks whether an element is near the visible part of the list. The list or the window may scroll. */
function observeNearViewport(
  scroll: HTMLElement | null,
  hear: (isNear: boolean) => void,
): IntersectionObserver {
  const root = scroll && getComputedStyle(scroll).overflowY === 'auto' ? scroll : null
  return new IntersectionObserver((entries) => hear(entries.some(({ isIntersecting }) => isIntersecting)), {
    root,
    rootMargin: `${String(renderMarginPx)}px 0px`,
  })
}

/** Explains an empty list and offers the next step. */
function EmptyList() {
  const { state } = useMail()
  const { place, isLinked } = state.start
  const { has_mail: hasMail } = useStore(state.$list)
  const { filter, narrowing, cursor } = place
  const isNarrowed = Object.keys(narrowing).some((name) => name !== 'order')
  if (isNarrowed && cursor === undefined)
    return (
      <div className="empty">
        <h2>{words.noneFound.title}</h2>
        <p className="muted">
          {narrowing['q'] === undefined ? words.noneFound.narrow : words.noneFound.words(narrowing['q'])}
        </p>
        {narrowing['q'] !== undefined && <p className="muted">{words.noneFound.terms}</p>}
        <a className="button quiet" href={buildLink('emails', {}, { filter })}>
          {words.noneFound.action}
        </a>
      </div>
    )
  // If the server does not say whether there is mail, a filtered list assumes that there is.
  const has = hasMail ?? filter !== 'all'
  const empty = cursor !== undefined ? words.noneOlder : has ? words.empty[filter] : undefined
  return (
    <div className="empty">
      <h2>{empty?.title ?? words.noMail.title}</h2>
      <p className="muted">{empty?.text ?? (isLinked ? words.noMail.linked : words.noMail.unlinked)}</p>
      {!empty && !isLinked && (
        <a className="button" href={buildLink('integration')}>
          {words.noMail.action}
        </a>
      )}
    </div>
  )
}
