import { useStore } from '@nanostores/react'
import { showToast } from '../../../stores/toasts.ts'
import { useMail } from '../context.tsx'
import { dropActions } from './actions.ts'
import { describeActions } from './describe-actions.ts'
import { savedReplyWords as words } from './words.ts'

/** Lists the actions that sending a reply applies, with a button that drops them. */
export function SentActions({ draft }: { readonly draft: string }) {
  const { state, opening } = useMail()
  const conversation = useStore(state.$conversation)
  const { tags } = useStore(state.$list)
  const actions = conversation?.thread?.drafts.find(({ id }) => id === draft)?.actions
  const parts = actions ? describeActions(actions, tags ?? []) : []
  if (!conversation || parts.length === 0) return null

  async function drop(thread: string): Promise<void> {
    const problem = await dropActions(draft)
    if (problem !== undefined) showToast('error', problem)
    await opening.refresh(thread)
  }
  return (
    <p className="sent-actions">
      {words.whenSent(parts)}{' '}
      <button className="button quiet small" type="button" onClick={() => void drop(conversation.id)}>
        {words.dropActions}
      </button>
    </p>
  )
}
