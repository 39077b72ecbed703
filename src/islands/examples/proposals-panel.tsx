import { maxLengths } from '@draftdesk/contract/input-limits'
import { useEffect, useState } from 'react'
import { exampleFormMessages, proposalMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import {
  acceptProposal,
  waitForProposals,
  dismissProposal,
  startProposalSearch,
  restoreProposal,
} from './actions.ts'
import type { Example, ExampleProposal } from '../../models/knowledge/examples.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { RemovedEntry } from '../../ui/entries/entry-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

export interface ProposalsPanelProps {
  readonly proposals?: readonly ExampleProposal[] | undefined
  /** True while sent replies are searched for more. */
  readonly isSearching?: boolean | undefined
  readonly loadError?: string | undefined
  readonly onAccepted: (example: Example) => void
}

/** Examples that are proposed from sent replies: edit, accept, dismiss and undo. */
export function ProposalsPanel({
  proposals = [],
  isSearching = false,
  loadError,
  onAccepted,
}: ProposalsPanelProps) {
  const [rows, setRows] = useState(proposals)
  const [decided, setDecided] = useState<Readonly<Record<string, 'accepted' | 'dismissed' | undefined>>>({})
  const [isFinding, setFinding] = useState(isSearching)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()

  const markDecided = (id: string, as: 'accepted' | 'dismissed' | undefined): void =>
    setDecided((before) => ({ ...before, [id]: as }))

  useEffect(() => {
    if (!isFinding) return undefined
    const stop = new AbortController()
    void waitForProposals(stop.signal).then((found) => {
      if (stop.signal.aborted) return
      setFinding(false)
      if (!found) {
        setProblem(words.listFailed)
        return
      }
      setRows((before) => {
        const fresh = found.filter(({ id }) => !before.some((row) => row.id === id))
        setNote(words.found(fresh.length))
        return [...before, ...fresh]
      })
    })
    return () => stop.abort()
  }, [isFinding])

  async function findMoreProposals(): Promise<void> {
    setNote('')
    const refusal = await startProposalSearch()
    setProblem(refusal)
    setFinding(refusal === undefined)
  }

  async function undoDismissal(id: string): Promise<void> {
    const refusal = await restoreProposal(id)
    setProblem(refusal)
    if (refusal === undefined) markDecided(id, undefined)
  }

  return (
    <Panel
      id="suggested"
      title={words.title}
      hint={words.hint}
      aside={
        !loadError && (
          <button
            className="button quiet"
            aria-disabled={isFinding}
            aria-busy={isFinding || isBusy}
            onClick={(event) => {
              if (!isFinding) run(event, findMoreProposals)
            }}
          >
            {isFinding && <span className="spinner" aria-hidden="true" />}
            {isFinding ? words.finding : words.find}
          </button>
        )
      }
    >
      {problem && (
        <div className="pad">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p className="pad muted" role="status">
        {note}
      </p>
      {loadError ? (
        <div className="empty" role="alert">
          <p>{loadError}</p>
          <a className="button quiet" href={`${buildLink('examples')}#suggested`}>
            {words.again}
          </a>
        </div>
      ) : rows.length === 0 ? (
        <div className="empty">
          <h3>{words.empty}</h3>
          <p className="muted">{words.emptyHint}</p>
        </div>
      ) : (
        <ul className="rows">
          {rows.map((proposal) => {
            const { id, title } = proposal
            const state = decided[id]
            return (
              <li key={id}>
                {state === undefined ? (
                  <ProposalRow
                    proposal={proposal}
                    onAccepted={(example) => {
                      markDecided(id, 'accepted')
                      onAccepted(example)
                    }}
                    onDismissed={() => markDecided(id, 'dismissed')}
                  />
                ) : (
                  <RemovedEntry
                    text={words[state](title)}
                    undo={words.undo}
                    onUndo={state === 'dismissed' ? () => undoDismissal(id) : undefined}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

interface ProposalRowProps {
  readonly proposal: ExampleProposal
  readonly onAccepted: (example: Example) => void
  readonly onDismissed: () => void
}

/** A proposal, closed at first. Open it shows its texts in a form. */
function ProposalRow({ proposal, onAccepted, onDismissed }: ProposalRowProps) {
  const { id, title, question, answer } = proposal

  async function decideProposal({ read, button }: SubmittedForm): Promise<string | undefined> {
    if (button === 'dismiss') {
      const refusal = await dismissProposal(id)
      if (refusal === undefined) onDismissed()
      return refusal
    }
    const result = await acceptProposal(id, {
      title: read(`title-${id}`),
      question: read(`question-${id}`),
      answer: read(`answer-${id}`),
    })
    if (!result.ok) return result.problem
    onAccepted(result.entry)
    return undefined
  }

  return (
    <details className="preview-fold">
      <summary>
        <span className="medium">{title}</span>
        <span className="muted excerpt">{answer}</span>
      </summary>
      <ActionForm className="form mt-3" run={decideProposal}>
        <Field
          name={`title-${id}`}
          label={exampleFormMessages.name}
          defaultValue={title}
          maxLength={maxLengths.title}
          autoComplete="off"
          required
        />
        <TextArea
          name={`question-${id}`}
          label={exampleFormMessages.question}
          defaultValue={question}
          maxLength={maxLengths.exampleText}
          rows={4}
          required
        />
        <TextArea
          name={`answer-${id}`}
          label={exampleFormMessages.answer}
          defaultValue={answer}
          maxLength={maxLengths.exampleText}
          rows={6}
          required
        />
        <div className="actions">
          <button className="button" value="accept">
            {words.accept}
          </button>
          <button className="button quiet" value="dismiss" formNoValidate>
            {words.dismiss}
          </button>
        </div>
      </ActionForm>
    </details>
  )
}
