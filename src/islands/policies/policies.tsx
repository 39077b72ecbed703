import { policyMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import { deletePolicy, loadPolicies, restorePolicy, switchPolicy } from './actions.ts'
import type { Policy } from '../../models/knowledge/policies.ts'
import { useEntries } from '../../ui/entries/use-entries.ts'
import { EntryActions } from '../../ui/entries/entry-actions.tsx'
import { EntryList } from '../../ui/entries/entry-list.tsx'
import { createIsland } from '../create-island.tsx'
import { PolicyRow } from './policy-row.tsx'
import { PolicyUploads } from './uploads.tsx'
import { Panel } from '../../ui/panel.tsx'

interface PoliciesProps {
  readonly policies: readonly Policy[]
  /** True when the user may switch and delete documents. */
  readonly canManage: boolean
  /** True when the user may add and change documents. */
  readonly canWrite: boolean
  /** The cursor of the next page of the list. */
  readonly next?: string | undefined
  readonly listError?: string | undefined
  /** The next step once a document is usable. Undefined if the store is already linked. */
  readonly nextHref?: string | undefined
}

function PoliciesView({ policies, canManage, canWrite, next, listError, nextHref }: PoliciesProps) {
  const list = useEntries({ entries: policies, next }, loadPolicies)
  const { rows, removed } = list
  const isUsable = rows.some(({ id, state, isOn }) => state === 'ready' && isOn && !removed.has(id))

  return (
    <div className="entries">
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
      {canWrite && <PolicyUploads onAdded={list.put} />}
      <Panel
        id="documents"
        title={words.list}
        aside={
          canWrite && (
            <a className="button" href={buildLink('createPolicy')}>
              {words.write}
            </a>
          )
        }
      >
        <EntryList
          list={list}
          href={buildLink('policies')}
          words={words}
          listError={listError}
          restore={restorePolicy}
          empty={
            <div className="empty">
              <h3>{words.empty}</h3>
              <p className="muted">{canWrite ? words.emptyHint : words.readOnly}</p>
            </div>
          }
        >
          {(policy) => (
            <PolicyRow policy={policy} canWrite={canWrite} onChange={list.put}>
              {canManage && (
                <EntryActions
                  entry={policy}
                  words={words}
                  onToggle={
                    policy.state === 'ready' ? async () => list.settle(await switchPolicy(policy)) : undefined
                  }
                  onRemove={async () => list.drop(policy.id, await deletePolicy(policy.id))}
                />
              )}
            </PolicyRow>
          )}
        </EntryList>
      </Panel>
      {rows.length > 0 && !isUsable && <p className="muted">{words.none}</p>}
    </div>
  )
}

/** The documents of the store: upload, switch on and off, delete and undo. */
export const Policies = createIsland(PoliciesView)
