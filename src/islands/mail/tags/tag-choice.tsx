import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { useMail } from '../context.tsx'

// The dialog is not seen at first.
const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }))

/** Asks for a tag once an action wants one. */
export function TagChoice() {
  const { state } = useMail()
  const ids = useStore(state.$tagged)
  if (!ids) return null
  return (
    <Suspense>
      <TagDialog ids={ids} close={() => state.$tagged.set(undefined)} />
    </Suspense>
  )
}
