import { memo, useEffect, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { listWords as words } from './words.ts'
import { toThreadRow } from '../../../models/thread-row.ts'
import { archiveIconPath, PathIcon } from '../../../ui/icons.tsx'
import { mailActions } from '../actions/mail-actions.ts'
import type { EditName } from '../actions/edit-actions.ts'
import { useMail } from '../mail-context.tsx'
import type { ListedThread } from '../thread-facts.ts'
import { RowPresence } from '../presence/presence.tsx'
import { ThreadRowText } from '../../../ui/thread-row-text.tsx'
import { useSwipe } from './use-swipe.ts'

interface RowProps {
  readonly thread: ListedThread
  readonly nowMs: number
  readonly canChoose: boolean
  readonly isCurrent: boolean
  readonly isChosen: boolean
  /** The one row of the list that Tab reaches, with its buttons. */
  readonly isTabStop: boolean
  readonly wantsFocus: boolean
}

const actionIcons = {
  archive: archiveIconPath,
  restore: 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M10 14v-4m-2 2 2-2 2 2',
  markUnread: 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5',
  markRead: 'M3 8.5 10 4l7 4.5v7H3zM3.5 9l6.5 4 6.5-4',
} as const satisfies Partial<Record<EditName, string>>

/** A row of the list, which opens the conversation. Its buttons appear on hover and focus. */
export const MailRow = memo(function Row({
  thread,
  nowMs,
  canChoose,
  isCurrent,
  isChosen,
  isTabStop,
  wantsFocus,
}: RowProps) {
  const { state, opening, edits } = useMail()
  const { id } = thread
  const link = useRef<HTMLAnchorElement>(null)
  const [isActing, setActing] = useState(false)
  const row = toThreadRow(thread, state.listQuery, nowMs, state.start.zone)
  const away = thread.is_archived ? 'restore' : 'archive'
  const mark = thread.is_unread ? 'markRead' : 'markUnread'
  const runAction = (name: EditName): void => void edits.run(mailActions[name].edit, [id])
  const swipe = useSwipe(canChoose, (isLeft) => runAction(isLeft ? away : mark))

  useEffect(() => {
    if (!wantsFocus) return
    link.current?.focus()
    state.$focus.set(undefined)
  }, [wantsFocus, state])
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  function openRow(event: MouseEvent): void {
    if (event.shiftKey && canChoose) {
      event.preventDefault()
      edits.tickTo(id)
      return
    }
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opening.open(id)
  }
  function onPointerEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    setActing(true)
    opening.prefetch(id)
  }
  function onPointerLeave({ currentTarget }: PointerEvent): void {
    if (!currentTarget.contains(document.activeElement)) setActing(false)
  }
  function onFocus({ target }: FocusEvent): void {
    state.$focusedRow.set(id)
    if (target.matches(':focus-visible')) setActing(true)
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    if (state.$focusedRow.get() === id) state.$focusedRow.set(undefined)
    setActing(false)
  }

  const hasButtons = canChoose && isActing
  const classes = ['thread', row.isUnread && 'unread', !row.state && 'plain', hasButtons && 'acting']
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-thread={id}
      {...{ onPointerEnter, onPointerLeave, onFocus, onBlur }}
      {...swipe.handlers}
      onMouseDown={(event) => {
        // Shift and a click choose rows and mark no text.
        if (event.shiftKey) event.preventDefault()
      }}
      style={swipe.style}
    >
      {canChoose && (
        <label className="thread-choice">
          <input
            type="checkbox"
            aria-label={words.choose(row.subject)}
            checked={isChosen}
            tabIndex={isTabStop ? undefined : -1}
            onChange={({ nativeEvent }) => {
              if (nativeEvent instanceof PointerEvent && nativeEvent.shiftKey) edits.tickTo(id)
              else edits.tick(id)
            }}
          />
        </label>
      )}
      <ThreadRowText row={row} words={words} link={link} {...{ isCurrent, isTabStop }} onClick={openRow} />
      <RowPresence thread={id} />
      {hasButtons && (
        <span className="row-actions panel line gap-0">
          {([away, mark] as const).map((name) => (
            <button
              key={name}
              className="icon-button"
              type="button"
              tabIndex={isTabStop ? undefined : -1}
              title={mailActions[name].label()}
              aria-label={mailActions[name].label()}
              onClick={() => runAction(name)}
            >
              <PathIcon path={actionIcons[name]} size={16} />
            </button>
          ))}
        </span>
      )}
      {swipe.byPx !== 0 && (
        <span
          className="swipe small bold"
          aria-hidden="true"
          data-ready={swipe.isFar ? '' : undefined}
          style={{
            width: `${String(Math.abs(swipe.byPx))}px`,
            ...(swipe.byPx > 0 ? { right: '100%', left: 'auto' } : { left: '100%', right: 'auto' }),
          }}
        >
          {swipe.byPx > 0 ? mailActions[mark].label() : mailActions[away].label()}
        </span>
      )}
    </li>
  )
})
