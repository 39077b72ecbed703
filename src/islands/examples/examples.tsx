import type { ReactNode } from 'react'
import { exampleMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import { deleteExample, loadExamples, restoreExample, switchExample } from './actions.ts'
import { formatDate } from '../../models/format-moment.ts'
import type { Example } from '../../models/knowledge/examples.ts'
import { useEntries } from '../../ui/entries/use-entries.ts'
import { EntryActions } from '../../ui/entries/entry-actions.tsx'
import { EntryList } from '../../ui/entries/entry-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { createIsland } from '../create-island.tsx'
import { ProposalsPanel } from './proposals-panel.tsx'
import type { ProposalsPanelProps } from './proposals-panel.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ExamplesProps {
  readonly examples: readonly Example[]
  /** The cursor of the next page of the list. */
  readonly next?: string | undefined
  readonly listError?: string | undefined
  /** True when the user may add and change examples. */
  readonly canWrite: boolean
  /** The examples that are proposed from sent replies. Missing: the server proposes none. */
  readonly proposed?: Omit<ProposalsPanelProps, 'onAccepted'> | undefined
}

/** The examples of the store: switch on and off, delete and undo. */
function ExamplesView({ examples, next, listError, canWrite, proposed }: ExamplesProps) {
  const list = useEntries({ entries: examples, next }, loadExamples)

  return (
    <div className="entries">
      <Panel
        id="list"
        title={words.list}
        aside={
          canWrite &&
          list.rows.length > 0 && (
            <a className="button" href={buildLink('createExample')}>
              {words.write}
            </a>
          )
        }
      >
        <EntryList
          list={list}
          href={buildLink('examples')}
          words={words}
          listError={listError}
          restore={restoreExample}
          empty={
            <div className="empty">
              <h3>{words.empty}</h3>
              <p className="muted">{canWrite ? words.emptyHint : words.readOnly}</p>
              {canWrite && (
                <a className="button" href={buildLink('createExample')}>
                  {words.writeFirst}
                </a>
              )}
            </div>
          }
        >
          {(example) => (
            <ExampleRow example={example}>
              {canWrite && (
                <EntryActions
                  entry={example}
                  words={words}
                  onToggle={async () => list.settle(await switchExample(example))}
                  onRemove={async () => list.drop(example.id, await deleteExample(example.id))}
                />
              )}
            </ExampleRow>
          )}
        </EntryList>
      </Panel>
      {canWrite && proposed && <ProposalsPanel {...proposed} onAccepted={list.put} />}
    </div>
  )
}

function ExampleRow({
  example: { id, title, excerpt, isOn, updatedAt },
  children,
}: {
  readonly example: Example
  readonly children: ReactNode
}) {
  const day = formatDate(updatedAt)
  return (
    <div className="entry" data-off={!isOn || undefined}>
      <div className="entry-text">
        <h3>
          <a href={buildLink('example', { id })}>{title}</a>
        </h3>
        <p className="excerpt">{excerpt}</p>
        {day && <p className="muted">{words.updated(day)}</p>}
      </div>
      <Badge color={isOn ? 'green' : 'gray'} role="status">
        {isOn ? words.on : words.off}
      </Badge>
      {children}
    </div>
  )
}

export const Examples = createIsland(ExamplesView)
