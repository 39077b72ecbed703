import { maxLengths } from '@draftdesk/contract/input-limits'
import { useEffect, useRef, useState } from 'react'
import { exampleFormMessages, proposalMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import {
  acceptProposal,
  waitForProposals,
  dismissProposal,
  startProposalSearch,
  restoreProposal,
} from './actions.ts'
import type { Example, ExampleProposal, ExampleProposals as Found } from '../../models/knowledge/examples.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'

interface ProposalListProps extends Found {
  readonly listError?: string | undefined
  readonly onAccepted: (example: Example) => void
}

/** Examples that are proposed from sent replies: edit, accept, dismiss and undo. */
export function ProposalList({ proposals, isSearching, listError, onAccepted }: ProposalListProps) {
  const [rows, setRows] = useState(proposals)
  const [decided, setDecided] = useState<ReadonlyMap<string, 'accepted' | 'dismissed'>>(new Map())
  const [isFinding, setFinding] = useState(isSearching)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()

  const markDecided = (id: string, as: 'accepted' | 'dismissed' | undefined): void =>
    setDecided((before) => {
      const next = new Map(before)
      if (as === undefined) next.delete(id)
      else next.set(id, as)
      return next
    })

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
        const fresh = found.proposals.filter(({ id }) => !before.some((row) => row.id === id))
        setNote(words.found(fresh.length))
        return [...before, ...fresh]
      })
    })
    return () => stop.abort()
  }, [isFinding])

  async function findMoreProposals(): Promise<void> {
    setProblem(undefined)
    setNote('')
    const started = await startProposalSearch()
    if (typeof started === 'string') setProblem(started)
    else setFinding(true)
  }

  return (
    <section className="panel" id="suggested" aria-labelledby="suggested-title">
      <div className="panel-bar">
        <div>
          <h2 id="suggested-title">{words.title}</h2>
          <p className="muted">{words.hint}</p>
        </div>
        {!listError && (
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
        )}
      </div>
      {problem && (
        <div className="pad">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p className="pad muted" role="status">
        {note}
      </p>
      {listError ? (
        <div className="empty" role="alert">
          <p>{listError}</p>
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
            const state = decided.get(proposal.id)
            return (
              <li key={proposal.id}>
                {state === undefined ? (
                  <ProposalRow
                    proposal={proposal}
                    onAccepted={(example) => {
                      markDecided(proposal.id, 'accepted')
                      onAccepted(example)
                    }}
                    onDismissed={() => markDecided(proposal.id, 'dismissed')}
                  />
                ) : (
                  <DecidedProposalRow
                    text={
                      state === 'accepted' ? words.accepted(proposal.title) : words.dismissed(proposal.title)
                    }
                    onUndo={
                      state === 'dismissed'
                        ? async () => {
                            const refusal = await restoreProposal(proposal.id)
                            setProblem(refusal)
                            if (refusal === undefined) markDecided(proposal.id, undefined)
                          }
                        : undefined
                    }
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
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

interface DecidedProposalRowProps {
  readonly text: string
  readonly onUndo: (() => Promise<void>) | undefined
}

/** Replaces a decided proposal until the page is left. It takes over the focus. */
function DecidedProposalRow({ text, onUndo }: DecidedProposalRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [isBusy, run] = useBusy()
  useEffect(() => (undo.current ?? row.current)?.focus(), [])
  return (
    <div className="entry removed" ref={row} tabIndex={-1}>
      <p role="status">{text}</p>
      {onUndo && (
        <button
          className="button quiet"
          ref={undo}
          aria-busy={isBusy}
          onClick={(event) => run(event, onUndo)}
        >
          {words.undo}
        </button>
      )}
    </div>
  )
}
