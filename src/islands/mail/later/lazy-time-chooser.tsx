import { useStore } from '@nanostores/react'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import { useMail } from '../context.tsx'

const loadTimeChooser = () => import('./time-chooser.tsx')

/** Asks for a later time when an action needs one. */
export function LazyTimeChooser() {
  const { state } = useMail()
  const request = useStore(state.$later)
  const closeChooser = (): void => state.$later.set(undefined)
  const code = useLazyCode(loadTimeChooser, request !== undefined, closeChooser)
  if (!request || !code) return null
  return <code.TimeChooser request={request} zone={state.start.zone} close={closeChooser} />
}
