import { useState } from 'react'
import { stepWords } from './words.ts'
import { draftingMessages } from '../../../messages/drafting.ts'
import { showToast } from '../../../stores/toasts.ts'
import { draftChoices } from '../../../models/drafting.ts'
import { toSteps } from './steps.ts'
import { useMail } from '../context.tsx'

/** The form for reporting a bad draft. */
export function RateDraft({ draft }: { readonly draft: string }) {
  const { requests } = useMail()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="write-draft"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{draftingMessages.rate}</summary>
      <div className="rate-reasons" role="group" aria-label={draftingMessages.rateReasons}>
        {draftChoices.faults.map((reason) => (
          <button
            key={reason}
            className="button quiet small"
            type="button"
            onClick={() => void requests.rate(draft, reason).then((isDone) => setOpen(!isDone))}
          >
            {draftingMessages.reasons[reason]}
          </button>
        ))}
      </div>
    </details>
  )
}

/** The steps of a draft, read when a person opens them. */
export function DraftSteps({ draft }: { readonly draft: string }) {
  const { readSteps } = useMail()
  const [shown, setShown] = useState<ReturnType<typeof toSteps>>()
  async function load(): Promise<void> {
    const read = await readSteps(draft)
    if (typeof read === 'string') showToast('error', read)
    else setShown(toSteps(read))
  }
  if (!shown)
    return (
      <button className="link" type="button" onClick={() => void load()}>
        {stepWords.title}
      </button>
    )
  return (
    <details className="draft-steps" id="steps" open>
      <summary>{stepWords.title}</summary>
      {shown.steps.length === 0 && <p className="muted">{stepWords.none}</p>}
      {shown.steps.length > 0 && (
        <>
          <ol>
            {shown.steps.map(({ title, detail, time }) => (
              <li key={title + time}>
                <strong>{title}</strong> <span className="muted">{time}</span>
                {detail && <p>{detail}</p>}
              </li>
            ))}
          </ol>
          <p className="muted">{shown.all}</p>
        </>
      )}
    </details>
  )
}
