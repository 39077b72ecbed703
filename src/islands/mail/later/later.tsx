import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { useMail } from '../context.tsx'

// The dialog loads on first use.
const Chooser = lazy(async () => ({ default: (await import('./chooser.tsx')).TimeChooser }))

/** Asks for a later time when an action needs one. */
export function Later() {
  const { state } = useMail()
  const request = useStore(state.$later)
  if (!request) return null
  return (
    <Suspense>
      <Chooser request={request} zone={state.start.zone} close={() => state.$later.set(undefined)} />
    </Suspense>
  )
}
