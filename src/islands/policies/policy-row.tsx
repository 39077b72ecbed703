import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { policyMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import { waitForPolicyText } from './actions.ts'
import { formatDate } from '../../models/format-moment.ts'
import type { Policy } from '../../models/knowledge/policies.ts'
import { Badge } from '../../ui/badge.tsx'

interface PolicyRowProps {
  readonly policy: Policy
  readonly canWrite: boolean
  readonly onChange: (policy: Policy) => void
  /** The actions of the row. */
  readonly children: ReactNode
}

const stateColors = { processing: 'iris', ready: 'green', failed: 'red' } as const

/** The row of a document with its state and actions. */
export function PolicyRow({ policy, canWrite, onChange, children }: PolicyRowProps) {
  const { id, title, state, isOn } = policy
  const isWaiting = state === 'processing'

  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    void waitForPolicyText(id, stop.signal).then((found) => found && onChange(found))
    return () => stop.abort()
    // `onChange` changes with every render but always does the same.
  }, [id, isWaiting])

  return (
    <div className="entry" data-off={!isOn || undefined} aria-busy={isWaiting}>
      <div className="entry-text">
        <h3>
          <a href={buildLink('createPolicy', { id })}>{title}</a>
        </h3>
        <p className="muted">{describePolicy(policy)}</p>
        {policy.failure && (
          <p className="failure">
            {policy.failure}{' '}
            {canWrite && <a href={buildLink('createPolicy', { id })}>{words.writeInstead}</a>}
          </p>
        )}
      </div>
      <Badge color={state === 'ready' && !isOn ? 'gray' : stateColors[state]} role="status">
        {state === 'ready' && !isOn ? words.off : words.states[state]}
      </Badge>
      {children}
    </div>
  )
}

function describePolicy({ state, kind, fileBytes, characters, isCut, updatedAt }: Policy): string {
  const day = formatDate(updatedAt)
  return [
    kind === 'file' && fileBytes !== undefined ? words.bytes(fileBytes) : undefined,
    state === 'ready' ? words.characters(characters) : undefined,
    state === 'ready' && isCut ? words.cut : undefined,
    day && words.updated(day),
  ]
    .filter(Boolean)
    .join(' · ')
}
