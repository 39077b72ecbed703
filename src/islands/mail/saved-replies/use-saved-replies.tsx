import { useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { insertText } from '../../../ui/forms/insert-text.ts'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import type { ChooserKeyHandler } from './saved-reply-chooser.tsx'
import { findSlashCommand, buildSlashInsertion } from './slash-command.ts'
import type { SlashQuery } from './slash-command.ts'

const loadSavedReplyChooser = () => import('./saved-reply-chooser.tsx')
const loadNewSavedReplyDialog = () => import('./new-saved-reply-dialog.tsx')

/** Offers saved replies in a field once a person types `/`. Their code is loaded then. */
export function useSavedReplies(draft: string, field: RefObject<HTMLTextAreaElement | null>) {
  const [start, setStart] = useState<SlashQuery>()
  /** The text that becomes a saved reply. */
  const [saved, setSaved] = useState<string>()
  const chooser = useLazyCode(loadSavedReplyChooser, start !== undefined, dismissChooser)
  const form = useLazyCode(loadNewSavedReplyDialog, saved !== undefined, () => setSaved(undefined))
  const [list, setList] = useState<{ id: string; active: string | undefined }>()
  const keys = useRef<ChooserKeyHandler>({})
  /** The positions of the `/` where the chooser was closed, and of the one that the button typed. */
  const closedAt = useRef<number>(undefined)
  const openedAt = useRef<number>(undefined)

  function readSlashSearch(): void {
    const { value = '', selectionStart: caret = 0, selectionEnd = 0 } = field.current ?? {}
    const found = caret === selectionEnd ? findSlashCommand(value, caret, openedAt.current) : undefined
    if (found?.at !== closedAt.current) closedAt.current = undefined
    if (!found || closedAt.current !== undefined) {
      closeChooser()
      return
    }
    setStart(found)
  }
  function closeChooser(): void {
    setStart(undefined)
    setList(undefined)
    keys.current.isEnterWaiting = false
  }
  /** Closes the chooser for good. The `/` of the button goes with it. */
  function dismissChooser(): void {
    if (start && field.current && start.query === '' && openedAt.current === start.at)
      insertText(field.current, [start.at, start.at + 1], '')
    closedAt.current = start?.at
    openedAt.current = undefined
    closeChooser()
  }
  function openChooser(): void {
    const area = field.current
    if (!area) return
    const { selectionEnd: caret, value } = area
    const typed = buildSlashInsertion(value, caret)
    openedAt.current = caret + typed.length - 1
    closedAt.current = undefined
    insertText(area, [caret, caret], typed)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event
    if (!start || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
    const isTaken = keys.current.take?.(key) ?? (key === 'Enter' && (keys.current.isEnterWaiting = true))
    if (!isTaken) return
    event.preventDefault()
    event.stopPropagation()
  }
  function openSaveDialog({ at, query }: SlashQuery, text: string): void {
    if (field.current) insertText(field.current, [at, at + query.length + 1], '')
    setSaved(text)
  }
  function closeSaveDialog(): void {
    setSaved(undefined)
    // Restores the caret, because the dialog returns the focus without it.
    const area = field.current
    area?.blur()
    area?.focus()
  }

  return {
    open: openChooser,
    isOpen: start !== undefined,
    /** Properties of the text field. */
    fieldProps: {
      onInput: readSlashSearch,
      onKeyDown,
      onKeyUp: () => start && readSlashSearch(),
      onBlur: closeChooser,
      ...(list && {
        'aria-controls': list.id,
        'aria-activedescendant': list.active,
      }),
    },
    chooser: start && chooser && (
      <chooser.SavedReplyChooser
        draft={draft}
        field={field}
        start={start}
        keys={keys}
        onActive={(id, active) => {
          if (list?.id !== id || list.active !== active) setList({ id, active })
        }}
        onClose={closeChooser}
        onDismiss={dismissChooser}
        onSave={openSaveDialog}
      />
    ),
    /** A separate form, because forms cannot be nested. */
    dialog: saved !== undefined && form && (
      <form.NewSavedReplyDialog draft={draft} text={saved} onClose={closeSaveDialog} />
    ),
  }
}
