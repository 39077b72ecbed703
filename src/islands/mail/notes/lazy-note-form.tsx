import { lazy, Suspense, useEffect } from 'react'
import type { NoteFormProps } from './note-form.tsx'

const load = () => import('./note-form.tsx')
const Form = lazy(async () => ({ default: (await load()).NoteForm }))

/** The note form, whose code loads after the page. */
export const NoteForm = (props: NoteFormProps) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)

/** Loads the form early, so that no key press is lost. */
export function usePreloadedNoteForm(): void {
  useEffect(() => void load(), [])
}
