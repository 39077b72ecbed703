import { useStore } from '@nanostores/react'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import { useMail } from '../context.tsx'

const loadTagDialog = () => import('./tag-dialog.tsx')

/** Asks for a tag when an action needs one. */
export function LazyTagDialog() {
  const { state } = useMail()
  const ids = useStore(state.$tagged)
  const closeTagDialog = (): void => state.$tagged.set(undefined)
  const code = useLazyCode(loadTagDialog, ids !== undefined, closeTagDialog)
  if (!ids || !code) return null
  return <code.TagDialog ids={ids} close={closeTagDialog} />
}
