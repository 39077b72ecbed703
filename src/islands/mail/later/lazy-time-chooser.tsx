import { useStore } from '@nanostores/react'
import { useCode } from '../../../ui/use-code.ts'
import { useMail } from '../context.tsx'

const loadChooser = () => import('./time-chooser.tsx')

/** Asks for a later time when an action needs one. */
export function LazyTimeChooser() {
  const { state } = useMail()
  const request = useStore(state.$later)
  const closeChooser = (): void => state.$later.set(undefined)
  const code = useCode(loadChooser, request !== undefined, closeChooser)
  if (!request || !code) return null
  return <code.TimeChooser request={request} zone={state.start.zone} close={closeChooser} />
}
