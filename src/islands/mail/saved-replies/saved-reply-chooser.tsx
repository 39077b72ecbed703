import { formatLanguageName } from '../../../models/format-language-name.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { showToast } from '../../../stores/toasts.ts'
import { useMail } from '../mail-context.tsx'
import { fetchFilledSavedReply, findSavedReplies } from './actions.ts'
import { removeDraftReplyActions } from './remove-draft-reply-actions.ts'
import type { SavedReplyMatches, SavedReply } from './actions.ts'
import { removeSlashCommand } from './slash-command.ts'
import type { SlashQuery } from './slash-command.ts'
import { savedReplyWords as words } from '../words.ts'
import { findPlaceholder } from '@draftdesk/contract/placeholders'
import { insertText } from '../../../ui/forms/insert-text.ts'

/** The key handler of the field for the chooser. Enter waits for a pending search. */
export interface ChooserKeyHandler {
  take?: ((key: string) => boolean) | undefined
  isEnterWaiting?: boolean
}

interface SavedReplyChooserProps {
  readonly draft: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly start: SlashQuery
  readonly keys: RefObject<ChooserKeyHandler>
  /** Connects the field with the list and its active option for screen readers. */
  readonly onActive: (list: string, option: string | undefined) => void
  readonly onClose: () => void
  /** Closes the chooser permanently for this `/`. */
  readonly onDismiss: () => void
  readonly onSave: (start: SlashQuery, text: string) => void
}

interface SavedReplySearchResult extends SavedReplyMatches {
  readonly query: string
}

/** The option that a key or the pointer chose. Only a key scrolls to it. */
interface ChosenOption {
  readonly index: number
  readonly isByKey: boolean
}

/** Offers saved replies at the caret while the user types a search. */
export function SavedReplyChooser(props: SavedReplyChooserProps) {
  const { draft, field, start, keys, onActive, onClose, onDismiss, onSave } = props
  const { edits, replies: drafts } = useMail()
  const menu = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [found, setFound] = useState<SavedReplySearchResult>()
  const [chosen, setChosen] = useState<ChosenOption>()
  const { query } = start
  const replies = found?.replies ?? []
  const rest = removeSlashCommand(field.current?.value ?? '', start)
  const canSave = found !== undefined && rest.trim() !== ''
  const count = replies.length + (canSave ? 1 : 0)
  const active = chosen?.index ?? (replies.length > 0 ? 0 : undefined)
  const isCurrent = found?.query === query

  useEffect(() => {
    let isLatest = true
    void findSavedReplies(query, draft).then((result) => {
      if (!isLatest) return
      if (typeof result === 'string') {
        showToast('error', result)
        onDismiss()
        return
      }
      // Closes the chooser if no saved reply matches, because the words are normal text.
      if (result.replies.length === 0 && query.includes(' ')) onDismiss()
      setChosen(undefined)
      setFound({ query, ...result })
    })
    return () => {
      isLatest = false
    }
  }, [query, draft])

  // Runs before paint, because a key may follow at once.
  useLayoutEffect(() => {
    onActive(listId, active === undefined ? undefined : `${listId}-${String(active)}`)
    keys.current.take = chooseReplyByKey
    return () => {
      keys.current.take = undefined
    }
  })
  useEffect(() => {
    if (!isCurrent || keys.current.isEnterWaiting !== true) return
    keys.current.isEnterWaiting = false
    if (replies.length > 0) chooseReply(0)
  }, [isCurrent])

  useLayoutEffect(() => {
    menu.current?.showPopover()
  }, [])
  useLayoutEffect(() => {
    const placeMenu = (): void => {
      if (menu.current && field.current) positionMenuAtCharacter(menu.current, field.current, start.at)
    }
    placeMenu()
    addEventListener('resize', placeMenu)
    addEventListener('scroll', placeMenu, true)
    return () => {
      removeEventListener('resize', placeMenu)
      removeEventListener('scroll', placeMenu, true)
    }
  })

  /** Handles keys of the options: move, choose or close. */
  function chooseReplyByKey(key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && count > 0)
      setChosen({ index: ((active ?? (by > 0 ? -1 : 0)) + by + count) % count, isByKey: true })
    else if (key === 'Escape') onDismiss()
    else if (key === 'Enter' && !isCurrent) keys.current.isEnterWaiting = true
    else if ((key === 'Enter' || key === 'Tab') && active !== undefined) chooseReply(active)
    else return false
    return true
  }
  function chooseReply(index: number): void {
    const reply = replies[index]
    onClose()
    if (reply) void insertSavedReply(reply)
    else onSave(start, rest.trim())
  }
  async function insertSavedReply({ id, title }: SavedReply): Promise<void> {
    const filled = await fetchFilledSavedReply(id, draft)
    if (typeof filled === 'string') {
      showToast('error', filled)
      return
    }
    drafts.showFiles(draft, filled.files)
    if (!field.current) return
    const undo = insertSavedReplyText(field.current, start, filled.text.replace(/\r\n?/g, '\n'))
    edits.offerUndo(words.inserted(title), () => {
      const isUndone = undo()
      if (isUndone && filled.has_actions) void removeDraftReplyActions(draft)
      if (isUndone) void removeDraftFiles(filled.files)
      showToast(isUndone ? 'success' : 'error', isUndone ? words.undone : words.undoFailed)
      return Promise.resolve()
    })
  }

  async function removeDraftFiles(files: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of files) await drafts.removeFile(draft, id)
  }

  return (
    <div className="saved-replies popup" popover="manual" ref={menu}>
      {isCurrent && replies.length === 0 && (
        <p className="option muted" role="status">
          {query === '' ? words.none : words.noneFound(query)}
        </p>
      )}
      <ul id={listId} role="listbox" aria-label={words.open} aria-busy={!isCurrent}>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={replies[index]?.id ?? 'save'}
            id={`${listId}-${String(index)}`}
            className="option"
            role="option"
            aria-selected={index === active}
            ref={index === active && chosen?.isByKey === true ? scrollOptionIntoView : undefined}
            onPointerMove={() => {
              if (index !== active) setChosen({ index, isByKey: false })
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => chooseReply(index)}
          >
            <ReplyOption reply={replies[index]} isSuggested={index < (found?.suggestions ?? 0)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function scrollOptionIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

interface ReplyOptionProps {
  readonly reply: SavedReply | undefined
  readonly isSuggested: boolean
}

function ReplyOption({ reply, isSuggested }: ReplyOptionProps) {
  if (!reply) return words.save
  const { title, excerpt, uses, language, is_personal: isPersonal } = reply
  const facts = [
    isSuggested && words.suggested,
    uses > 0 && words.used(uses),
    language !== null && formatLanguageName(language),
    isPersonal && words.personal,
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <span className="row gap-0 gap-x-3 spread">
        <strong>{title}</strong> <span className="muted tiny">{facts.join(' · ')}</span>
      </span>
      <p className="one-line muted tiny">{excerpt}</p>
    </>
  )
}

/**
 * Replaces the search with a text and selects its first open variable. Returns an undo function, which
 * returns false if the text has changed since.
 */
function insertSavedReplyText(
  field: HTMLTextAreaElement,
  { at, query }: SlashQuery,
  text: string,
): () => boolean {
  const search = `/${query}`
  const caret = field.selectionEnd
  const isThere = field.value.startsWith(search, at)
  const from = isThere ? at : caret
  const to = isThere ? at + search.length : caret
  // A word right after the search starts a new paragraph.
  const inserted = /^\S/.test(field.value.slice(to, to + 1)) ? `${text}\n\n` : text
  insertText(field, [from, to], inserted)
  const open = findPlaceholder(text)
  if (open) field.setSelectionRange(from + open.at, from + open.at + open.text.length)
  return () => {
    const start = field.value.startsWith(inserted, from) ? from : field.value.indexOf(inserted)
    if (!field.isConnected || start < 0) return false
    insertText(field, [start, start + inserted.length], '')
    return true
  }
}

const menuGapPx = 8

/** Positions a menu below the line of a character, or above it if there is more room. */
function positionMenuAtCharacter(menu: HTMLElement, field: HTMLTextAreaElement, at: number): void {
  const line = measureCharacterPosition(field, at)
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  const { width, height: own } = menu.getBoundingClientRect()
  const below = offsetTop + height - line.bottom - menuGapPx
  const above = line.top - offsetTop - menuGapPx
  const isBelow = below >= own || below >= above
  const top = isBelow ? line.bottom + 4 : line.top - own - 4
  menu.style.left = `${String(Math.max(menuGapPx, Math.min(line.left, innerWidth - width - menuGapPx)))}px`
  menu.style.top = `${String(Math.max(offsetTop + menuGapPx, Math.min(top, offsetTop + height - own - menuGapPx)))}px`
}

/** Finds the position of a character in the marks layer, which has the same layout as the field. */
function measureCharacterPosition(field: HTMLTextAreaElement, at: number): DOMRect {
  const marks = field.parentElement?.querySelector('.composer-marks')
  if (!marks) return field.getBoundingClientRect()
  const texts = document.createTreeWalker(marks, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left < length) {
      const range = document.createRange()
      range.setStart(node, left)
      range.setEnd(node, left + 1)
      return range.getBoundingClientRect()
    }
    left -= length
  }
  return field.getBoundingClientRect()
}
