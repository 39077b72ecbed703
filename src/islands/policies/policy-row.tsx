import { formatDay } from 'auth-core'
import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { policyMessages as words } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { awaitPolicy, deletePolicy, restorePolicy, switchPolicy } from '../../stores/policies.ts'
import type { Policy, PolicyResult } from '../../stores/policies.ts'

interface PolicyRowProps {
  readonly policy: Policy
  readonly onChange: (policy: Policy) => void
  readonly onRemoved: () => void
  readonly onProblem: (problem: string) => void
}

const colors = { processing: 'iris', ready: 'green', failed: 'red' } as const

/** One document: what it is, how it stands, and what can be done with it. */
export function PolicyRow({ policy, onChange, onRemoved, onProblem }: PolicyRowProps) {
  const { id, title, state, isOn, version } = policy
  const [isBusy, setBusy] = useState(false)
  const isWaiting = state === 'processing'

  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    void awaitPolicy(id, stop.signal).then((found) => found && onChange(found))
    return () => stop.abort()
    // `onChange` is new in every render and always does the same.
  }, [id, isWaiting])

  async function run(event: SyntheticEvent, work: () => Promise<void>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  const settle = (result: PolicyResult): void => {
    if (result.ok) onChange(result.policy)
    else onProblem(result.problem)
  }
  const remove = async (): Promise<void> => {
    const problem = await deletePolicy(id)
    if (problem) onProblem(problem)
    else onRemoved()
  }

  return (
    <div className="policy" data-off={!isOn || undefined} aria-busy={isBusy || isWaiting}>
      <div className="policy-text">
        <h3>
          <a href={link('createPolicy', { id })}>{title}</a>
        </h3>
        <p className="muted">{describe(policy)}</p>
        {policy.failure && (
          <p className="policy-failure">
            {policy.failure} <a href={link('createPolicy', { id })}>{words.writeInstead}</a>
          </p>
        )}
      </div>
      <span
        className="badge"
        data-accent-color={state === 'ready' && !isOn ? 'gray' : colors[state]}
        role="status"
      >
        {state === 'ready' && !isOn ? words.off : words.states[state]}
      </span>
      <div className="policy-actions">
        {state === 'ready' && (
          <form
            method="post"
            action={link('policies')}
            onSubmit={(event) => void run(event, async () => settle(await switchPolicy(policy)))}
          >
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <button
              className="switch"
              role="switch"
              aria-checked={isOn}
              aria-label={words.use(title)}
              name="is_on"
              value={isOn ? 'false' : 'true'}
            >
              <span />
            </button>
          </form>
        )}
        <form method="post" action={link('policies')} onSubmit={(event) => void run(event, remove)}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="title" value={title} />
          <button className="button quiet" name="action" value="delete" aria-label={words.removeNamed(title)}>
            {words.remove}
          </button>
        </form>
      </div>
    </div>
  )
}

function describe({ state, kind, fileBytes, characters, updatedAt }: Policy): string {
  const at = Date.parse(updatedAt)
  return [
    kind === 'file' && fileBytes !== undefined ? words.bytes(fileBytes) : undefined,
    state === 'ready' ? words.characters(characters) : undefined,
    Number.isNaN(at) ? undefined : words.updated(formatDay(at)),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface RemovedRowProps {
  readonly id: string
  readonly title: string
  /** The row just took the place of the document, whose focus it takes over. */
  readonly hasFocus?: boolean
  readonly onRestored: (policy: Policy) => void
  readonly onProblem: (problem: string) => void
}

/** Stands where a document was until the page is left, with the way back. */
export function RemovedRow({ id, title, hasFocus = false, onRestored, onProblem }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) undo.current?.focus()
  }, [hasFocus])
  async function restore(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const result = await restorePolicy(id)
    if (result.ok) onRestored(result.policy)
    else onProblem(result.problem)
  }
  return (
    <form
      className="policy removed"
      method="post"
      action={link('policies')}
      onSubmit={(event) => void restore(event)}
    >
      <p role="status">{words.removed(title)}</p>
      <input type="hidden" name="id" value={id} />
      <button className="button quiet" name="action" value="restore" ref={undo}>
        {words.undo}
      </button>
    </form>
  )
}
