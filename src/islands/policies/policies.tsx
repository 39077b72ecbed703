import { useState } from 'react'
import { policyMessages as words } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { loadPolicies } from '../../stores/policies.ts'
import type { Policy } from '../../stores/policies.ts'
import { Notice } from '../../ui/notice.tsx'
import { PolicyRow, RemovedRow } from './policy-row.tsx'
import { Uploads } from './uploads.tsx'

interface PoliciesProps {
  readonly policies: readonly Policy[]
  /** The cursor of the next page of the list. */
  readonly next?: string | undefined
  readonly listError?: string | undefined
  readonly error?: string | undefined
  /** A document that the form without JavaScript just deleted. */
  readonly deleted?: { readonly id: string; readonly title: string } | undefined
  /** Where to go on once a document is usable; none when the store is linked already. */
  readonly nextHref?: string | undefined
}

/** The documents of the store: upload, switch on and off, delete and undo (spec section 2). */
export function Policies({ policies, next, listError, error, deleted, nextHref }: PoliciesProps) {
  const [rows, setRows] = useState<readonly Policy[]>(policies)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState(next)
  const [problem, setProblem] = useState(error)
  const isUsable = rows.some(({ id, state, isOn }) => state === 'ready' && isOn && !removed.has(id))

  const put = (policy: Policy): void => {
    setProblem(undefined)
    setRows((before) =>
      before.some(({ id }) => id === policy.id)
        ? before.map((row) => (row.id === policy.id ? policy : row))
        : [policy, ...before],
    )
  }
  const mark = (id: string, isRemoved: boolean): void => {
    setProblem(undefined)
    setRemoved((before) => new Set(isRemoved ? [...before, id] : [...before].filter((other) => other !== id)))
  }
  async function showMore(from: string): Promise<void> {
    const more = await loadPolicies(from)
    if (typeof more === 'string') {
      setProblem(more)
      return
    }
    setRows((before) => [
      ...before,
      ...more.policies.filter(({ id }) => !before.some((row) => row.id === id)),
    ])
    setCursor(more.next)
  }

  return (
    <div className="policies">
      {isUsable && nextHref && (
        <p className="next-step">
          <span>
            <strong>{words.nextTitle}</strong> {words.next}
          </span>
          <a className="button" href={nextHref}>
            {words.nextAction}
          </a>
        </p>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Uploads onAdded={put} />
      <section className="panel" aria-labelledby="documents">
        <div className="panel-bar">
          <h2 id="documents">{words.list}</h2>
          <a className="button" href={link('createPolicy')}>
            {words.write}
          </a>
        </div>
        {deleted && !rows.some(({ id }) => id === deleted.id) && (
          <RemovedRow {...deleted} onRestored={put} onProblem={setProblem} />
        )}
        {listError ? (
          <div className="empty" role="alert">
            <p>{listError}</p>
            <a className="button quiet" href="">
              {words.again}
            </a>
          </div>
        ) : rows.length === 0 ? (
          <div className="empty">
            <h3>{words.empty}</h3>
            <p className="muted">{words.emptyHint}</p>
          </div>
        ) : (
          <ul>
            {rows.map((policy) => (
              <li key={policy.id}>
                {removed.has(policy.id) ? (
                  <RemovedRow
                    id={policy.id}
                    title={policy.title}
                    hasFocus
                    onRestored={(restored) => {
                      mark(policy.id, false)
                      put(restored)
                    }}
                    onProblem={setProblem}
                  />
                ) : (
                  <PolicyRow
                    policy={policy}
                    onChange={put}
                    onRemoved={() => mark(policy.id, true)}
                    onProblem={setProblem}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {cursor && (
          <form className="more" method="get" action={link('policies')}>
            <button
              className="button quiet"
              name="cursor"
              value={cursor}
              onClick={(event) => {
                event.preventDefault()
                void showMore(cursor)
              }}
            >
              {words.more}
            </button>
          </form>
        )}
      </section>
      {rows.length > 0 && !isUsable && <p className="muted">{words.none}</p>}
    </div>
  )
}
