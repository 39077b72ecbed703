import { learnedQuestionMessages as words } from './words.ts'
import type { LearnedQuestion } from './view.ts'
import { buildLink } from '../../routes.ts'
import { useEntries } from '../../ui/entries/use-entries.ts'
import { EntryActions } from '../../ui/entries/entry-actions.tsx'
import { EntryList } from '../../ui/entries/entry-list.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadMoreLearnedQuestions, removeLearnedQuestion, restoreLearnedQuestion } from './actions.ts'

interface LearnedQuestionsProps {
  readonly policyId: string
  readonly questions: readonly LearnedQuestion[]
  /** The cursor of the next page of the list. */
  readonly next?: string | undefined
  readonly listError?: string | undefined
  /** True when the user may remove questions. */
  readonly canManage: boolean
}

function LearnedQuestionsView({ policyId, questions, next, listError, canManage }: LearnedQuestionsProps) {
  const list = useEntries({ entries: questions, next }, (cursor) =>
    loadMoreLearnedQuestions(policyId, cursor),
  )

  return (
    <section className="panel" id="learned" aria-labelledby="learned-title">
      <div className="panel-bar">
        <div>
          <h2 id="learned-title">{words.title}</h2>
          <p className="muted">{words.hint}</p>
        </div>
      </div>
      {list.problem && (
        <div className="pad">
          <Notice tone="error">{list.problem}</Notice>
        </div>
      )}
      <EntryList
        list={list}
        href={`${buildLink('createPolicy', { id: policyId })}#learned`}
        words={words}
        listError={listError}
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
    </section>
  )
}

/** Customer questions that sent replies answered from this document. Each can be removed, and the removal undone. */
export const LearnedQuestions = createIsland(LearnedQuestionsView)
