import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { listWords } from '../list/words.ts'
import { threadWords as words, tagWords } from '../words.ts'
import type { ShownThread } from './view.ts'
import { formatCappedCount } from '../../../models/capped-count.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { describeSchedule } from '../../../models/thread-row.ts'
import { PathIcon } from '../../../ui/icons.tsx'
import { TagChip } from '../../../ui/tag-chip.tsx'
import { createTagEdit } from '../tags/tag-edits.ts'
import type { Tag } from '../tags/apply-tag-change.ts'
import { ConversationPresence } from '../presence/presence.tsx'
import { useMail } from '../mail-context.tsx'
import { buildThreadAddress } from '../thread-facts.ts'
import { findAdjacentThreadId } from '../view.ts'
import { ConversationActions } from './conversation-actions.tsx'

interface ConversationHeadProps {
  readonly id: string
  readonly shown: ShownThread | undefined
  readonly problem: string | undefined
  readonly title: RefObject<HTMLHeadingElement | null>
}

const neighbourSteps = [
  { name: 'previous', by: -1, label: () => words.previous, path: 'M10 15.5v-11m-4.5 4.5L10 4.5 14.5 9' },
  { name: 'next', by: 1, label: () => words.next, path: 'M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5' },
] as const

/** True for a plain click, which stays in this tab. */
const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The head of a conversation: back, previous and next, subject and actions. */
export function ConversationHead({ id, shown, problem, title }: ConversationHeadProps) {
  const { state, opening } = useMail()
  const { place } = state.start
  const ids = useStore(state.$ids)
  const { counts, next: nextPage } = useStore(state.$list)
  const facts = useStore(state.$facts)(id)
  const index = ids.indexOf(id)
  const isWhole = place.cursor === undefined && Object.keys(place.narrowing).length === 0
  const total = isWhole ? (counts?.[place.filter] ?? (nextPage == null ? ids.length : undefined)) : undefined
  const mark = facts && describeSchedule(facts, (at) => toMoment(at, state.start.zone)?.text ?? '')
  useFocusOnTitle(title)

  return (
    <header className="reading-head row line-below pad-x" id="conversation-head">
      <a
        className="reading-back line touch medium"
        href={state.address}
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          opening.close()
        }}
      >
        <PathIcon path="M12 4.5 6.5 10l5.5 5.5" />
        {words.back[place.filter]}
      </a>
      <nav className="reading-steps line gap-0 touch push" aria-label={listWords.listLabel}>
        {index >= 0 && total !== undefined && (
          <span className="muted tiny digits">{words.place(index + 1, formatCappedCount(total))}</span>
        )}
        {neighbourSteps.map(({ name, by, label, path }) => {
          const neighbour = index < 0 && by === -1 ? undefined : findAdjacentThreadId(ids, id, by)
          return (
            <a
              key={name}
              className="icon-button"
              data-step={name}
              href={neighbour && buildThreadAddress(place, neighbour)}
              aria-disabled={neighbour === undefined ? 'true' : undefined}
              role={neighbour === undefined ? 'link' : undefined}
              aria-label={label()}
              title={label()}
              rel={name === 'next' ? 'next' : 'prev'}
              onClick={(event) => {
                if (neighbour === undefined || !isUnmodifiedClick(event)) return
                event.preventDefault()
                opening.open(neighbour)
              }}
            >
              <PathIcon path={path} />
            </a>
          )
        })}
        {shown && (
          <button
            className="icon-button side-open"
            type="button"
            popoverTarget="side"
            aria-label={words.side}
            title={words.side}
          >
            <PathIcon path="M3.5 4.5h13v11h-13zM12 4.5v11" />
          </button>
        )}
      </nav>
      <div className="reading-title line">
        <h1 className="break two-lines" id="conversation-title" tabIndex={-1} ref={title}>
          {shown?.subject ?? problem}
        </h1>
        {shown && <StateChip shown={shown} needsReply={facts?.needs_reply ?? false} mark={mark} />}
        <ConversationPresence thread={id} />
      </div>
      {facts?.tags && facts.tags.length > 0 && <TagList id={id} tags={facts.tags} />}
      {shown && facts?.version != null && <ConversationActions facts={facts} shown={shown} />}
    </header>
  )
}

/** The tags of the conversation, each with a button that removes it. */
function TagList({ id, tags }: { readonly id: string; readonly tags: readonly Tag[] }) {
  const { edits, state } = useMail()
  return (
    <ul className="reading-tags row gap-1" aria-label={tagWords.list}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagChip name={tag.name} color={tag.color}>
            {state.canEdit && (
              <button
                type="button"
                aria-label={tagWords.remove(tag.name)}
                title={tagWords.remove(tag.name)}
                onClick={() => void edits.run(createTagEdit(tag, false), [id])}
              >
                ×
              </button>
            )}
          </TagChip>
        </li>
      ))}
    </ul>
  )
}

interface StateChipProps {
  readonly shown: ShownThread
  readonly needsReply: boolean
  readonly mark: string | undefined
}

/** The state of the conversation, including pending actions. */
function StateChip({ shown, needsReply, mark }: StateChipProps) {
  if (mark !== undefined)
    return (
      <span className="state" data-state="later">
        {mark}
      </span>
    )
  const state = shown.state === 'reply' && !needsReply ? undefined : shown.state
  if (state === undefined) return null
  return (
    <span className="state" data-state={state}>
      {listWords.states[state]}
    </span>
  )
}

function useFocusOnTitle(title: RefObject<HTMLHeadingElement | null>): void {
  const { $focus } = useMail().state
  const target = useStore($focus)
  useEffect(() => {
    if (target?.part !== 'title') return
    title.current?.focus({ preventScroll: true })
    $focus.set(undefined)
  }, [target, title, $focus])
}
