import { lazy, Suspense, useEffect } from 'react'
import type { NoteFormProps } from './note-form.tsx'

const load = () => import('./note-form.tsx')
const Form = lazy(async () => ({ default: (await load()).NoteForm }))

/** The form of a note, whose code comes after the page. */
export const NoteForm = (props: NoteFormProps) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)

/** Loads the form before it is asked for, so that no key is lost. */
export function usePreloadedNoteForm(): void {
  useEffect(() => void load(), [])
}
