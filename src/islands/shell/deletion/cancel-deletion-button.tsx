import { useBusy } from '../../../ui/forms/use-busy.ts'
import { createIsland } from '../../create-island.tsx'
import { cancelDeletion } from './actions.ts'
import { deletionBannerMessages as words } from './words.ts'

function CancelDeletionButtonView({ kind }: { readonly kind: 'store' | 'account' }) {
  const [isBusy, run] = useBusy()
  return (
    <button
      className="button quiet"
      type="button"
      aria-busy={isBusy}
      onClick={(event) => run(event, () => cancelDeletion(kind))}
    >
      {words.keep[kind]}
    </button>
  )
}

/** The button that takes a planned deletion back. */
export const CancelDeletionButton = createIsland(CancelDeletionButtonView)
