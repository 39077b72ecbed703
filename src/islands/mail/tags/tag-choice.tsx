import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { useMail } from '../context.tsx'

// The dialog loads on first use.
const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }))

/** Asks for a tag when an action needs one. */
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
