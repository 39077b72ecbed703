import { learnedQuestionMessages as words } from './words.ts'
import type { LearnedQuestion } from './view.ts'
import { buildLink } from '../../routes.ts'
import { useEntries } from '../../ui/entries/use-entries.ts'
import { EntryActions } from '../../ui/entries/entry-actions.tsx'
import { EntryList } from '../../ui/entries/entry-list.tsx'
import { createIsland } from '../create-island.tsx'
import { Panel } from '../../ui/panel.tsx'
import { loadMoreLearnedQuestions, removeLearnedQuestion, restoreLearnedQuestion } from './actions.ts'

interface LearnedQuestionsProps {
  readonly policyId: string
  readonly entries?: readonly LearnedQuestion[] | undefined
  /** The cursor of the next page of the list. */
  readonly next?: string | undefined
  readonly loadError?: string | undefined
  /** True when the user may remove questions. */
  readonly canManage: boolean
}

function LearnedQuestionsView({ policyId, entries = [], next, loadError, canManage }: LearnedQuestionsProps) {
  const list = useEntries({ entries, next }, (cursor) => loadMoreLearnedQuestions(policyId, cursor))

  return (
    <Panel id="learned" title={words.title} hint={words.hint}>
      <EntryList
        list={list}
        href={`${buildLink('createPolicy', { id: policyId })}#learned`}
        words={words}
        listError={loadError}
        restore={restoreLearnedQuestion}
        empty={
          <div className="empty">
            <h3>{words.empty}</h3>
            <p className="muted">{words.emptyHint}</p>
          </div>
        }
      >
        {({ id, title, learned }) => (
          <div className="entry">
            <div className="entry-text">
              <p>{title}</p>
              <p className="muted">{learned}</p>
            </div>
            {canManage && (
              <EntryActions
                entry={{ title, isOn: true }}
                words={words}
                onRemove={async () => list.drop(id, await removeLearnedQuestion(id))}
              />
            )}
          </div>
        )}
      </EntryList>
    </Panel>
  )
}

/** Customer questions that sent replies answered from this document. Each can be removed, and the removal undone. */
export const LearnedQuestions = createIsland(LearnedQuestionsView)
