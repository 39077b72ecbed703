import { useState } from 'react'
import { draftingMessages as words } from '../../../messages/drafting.ts'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import type { DraftOptions } from '../conversation/thread-requests.ts'
import { useMail } from '../mail-context.tsx'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface LazyDraftFormProps {
  readonly thread: string
  /** The draft to rewrite. Undefined for a first draft. */
  readonly draft?: string
  /** True if the draft was written without a model. */
  readonly isLocal?: boolean
  readonly onDone?: () => void
}

const rewritePresets = [
  { label: () => words.shorter, wanted: { length: 'short' } },
  { label: () => words.warmer, wanted: { tone: 'friendly' } },
  { label: () => words.german, wanted: { language: 'de' } },
] as const

const loadDraftForm = () => import('./draft-form.tsx')

/** Requests a draft or a rewrite. Its form is loaded when it is opened. */
export function LazyDraftForm({ thread, draft, isLocal = false, onDone }: LazyDraftFormProps) {
  const { requests } = useMail()
  const [isOpen, setOpen] = useState(false)
  const code = useLazyCode(loadDraftForm, isOpen, () => setOpen(false))
  const isFirst = draft === undefined

  async function writeDraft(wanted: DraftOptions): Promise<boolean> {
    const isDone = await requests.write(thread, { ...wanted, ...(!isFirst && { previous_id: draft }) })
    if (isDone) onDone?.()
    return isDone
  }

  return (
    <>
      {!isFirst && (
        <div className="row" role="group" aria-label={words.rewrite}>
          {rewritePresets.map(({ label, wanted }) => (
            <SmallButton
              key={label()}

              onClick={() => void writeDraft(wanted)}
            >
              {label()}
            </SmallButton>
          ))}
        </div>
      )}
      {isLocal && <p className="muted tiny">{words.localHint}</p>}
      <details
        className="write-draft"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{isFirst ? words.write : words.rewrite}</summary>
        {code && <code.DraftForm isFirst={isFirst} write={writeDraft} />}
      </details>
    </>
  )
}
