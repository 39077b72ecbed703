import { useEffect } from 'react'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import type { NoteFormProps } from './note-form.tsx'

const loadNoteForm = () => import('./note-form.tsx')

/** The note form, whose code loads after the page. */
export function NoteForm(props: NoteFormProps) {
  const code = useLazyCode(loadNoteForm, true, props.onDone)
  return code && <code.NoteForm {...props} />
}

/** Loads the form early, so that no key press is lost. */
export function usePreloadedNoteForm(): void {
  useEffect(() => {
    loadNoteForm().catch(() => undefined)
  }, [])
}
