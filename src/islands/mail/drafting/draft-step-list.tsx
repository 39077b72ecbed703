import type { ParsedAnswer } from '@draftdesk/contract'
import { draftingMessages } from '../../../messages/drafting.ts'
import { draftStepWords } from '../words.ts'

/** Converts the steps of a draft to what its view shows. */
export const toDraftSteps = ({ draft_id: draftId, steps }: ParsedAnswer<'draftSteps'>) => ({
  draftId,
  steps: steps.map(({ step, ms, detail, tokens_in: tokensIn, tokens_out: tokensOut }) => ({
    title: draftStepWords.steps[step],
    detail,
    time: [
      draftStepWords.seconds(ms),
      ...(tokensIn + tokensOut > 0 ? [draftStepWords.tokens(tokensIn + tokensOut)] : []),
    ].join(', '),
  })),
  all: draftStepWords.all(steps.reduce((sum, { ms }) => sum + ms, 0)),
})

/** The steps that wrote a draft. */
export function DraftStepList({ steps, all }: ReturnType<typeof toDraftSteps>) {
  return (
    <details className="mt-3 small" id="steps" open>
      <summary>{draftingMessages.steps}</summary>
      {steps.length === 0 && <p className="muted">{draftStepWords.none}</p>}
      {steps.length > 0 && (
        <>
          <ol className="bullets stack gap-2 mt-2 break">
            {steps.map(({ title, detail, time }) => (
              <li key={title + time}>
                <strong>{title}</strong> <span className="muted">{time}</span>
                {detail && <p>{detail}</p>}
              </li>
            ))}
          </ol>
          <p className="muted">{all}</p>
        </>
      )}
    </details>
  )
}
