import { useState } from 'react'
import type { ParsedAnswer } from '@draftdesk/contract'
import { draftingMessages } from '../../../messages/drafting.ts'
import { showToast } from '../../../stores/toasts.ts'
import { draftChoices } from '../../../models/drafting.ts'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import { useMail } from '../mail-context.tsx'
import { SmallButton } from '../../../ui/quiet-button.tsx'

/** The form for reporting a bad draft. */
export function DraftRatingForm({ draft }: { readonly draft: string }) {
  const { requests } = useMail()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="write-draft"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{draftingMessages.rate}</summary>
      <div className="row" role="group" aria-label={draftingMessages.rateReasons}>
        {draftChoices.faults.map((reason) => (
          <SmallButton
            key={reason}

            onClick={() => void requests.rate(draft, reason).then((isDone) => setOpen(!isDone))}
          >
            {draftingMessages.reasons[reason]}
          </SmallButton>
        ))}
      </div>
    </details>
  )
}

const loadDraftStepList = () => import('./draft-step-list.tsx')

/** The steps of a draft, read when a person opens them. */
export function LazyDraftSteps({ draft }: { readonly draft: string }) {
  const { readSteps } = useMail()
  const [read, setRead] = useState<ParsedAnswer<'draftSteps'>>()
  const code = useLazyCode(loadDraftStepList, read !== undefined, () => setRead(undefined))
  async function loadDraftSteps(): Promise<void> {
    const answer = await readSteps(draft)
    if (typeof answer === 'string') showToast('error', answer)
    else setRead(answer)
  }
  if (read && code) return <code.DraftStepList {...code.toDraftSteps(read)} />
  return (
    <button className="link small" type="button" onClick={() => void loadDraftSteps()}>
      {draftingMessages.steps}
    </button>
  )
}
