import { useStore } from '@nanostores/react'
import { listWords as words } from '../words.ts'
import { actions, bulkActions } from '../actions.ts'
import { useMail } from '../context.tsx'

/** The actions for the rows that are ticked. */
export function ChoiceBar() {
  const { state, edits } = useMail()
  const chosen = useStore(state.$chosen)
  const ids = useStore(state.$ids).filter((id) => chosen.has(id))
  return (
    <div className="choice-bar" role="group" aria-label={words.chosen}>
      <span className="choice-count" id="choice-count" aria-live="polite">
        {ids.length > 0 ? words.chosenCount(ids.length) : ''}
      </span>
      {bulkActions(state.start.place.filter === 'archive').map((name) => (
        <button
          key={name}
          className="button quiet small"
          type="button"
          onClick={() => {
            edits.untick()
            void edits.run(name, ids)
          }}
        >
          {actions[name].label}
        </button>
      ))}
    </div>
  )
}
