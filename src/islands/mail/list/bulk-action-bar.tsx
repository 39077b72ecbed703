import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import { mailActions, listBulkActions } from '../actions/mail-actions.ts'
import { useMail } from '../mail-context.tsx'
import { listAssigneeOptions } from '../conversation/view.ts'
import { listWords as words } from './words.ts'
import { threadWords } from '../words.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

/** The actions for the rows that are chosen. */
export function BulkActionBar() {
  const { state, edits } = useMail()
  const chosen = useStore(state.$chosen)
  const ids = useStore(state.$ids).filter((id) => chosen.has(id))
  const isSnoozed = state.start.place.filter === 'snoozed'
  return (
    <div className="choice-bar row line-below" role="group" aria-label={words.chosen}>
      <span className="choice-count small bold" id="choice-count" aria-live="polite">
        {ids.length > 0 ? words.chosenCount(ids.length) : ''}
      </span>
      {listBulkActions(state.start.place.filter === 'archive', state.start.permissions).map((name) => (
        <SmallButton
          key={name}

          onClick={() => {
            edits.untick()
            void edits.run(mailActions[name].edit, ids)
          }}
        >
          {mailActions[name].label()}
        </SmallButton>
      ))}
      <SmallButton
        onClick={() => {
          edits.untick()
          if (isSnoozed) void edits.unsnooze(ids)
          else edits.snooze(ids)
        }}
      >
        {isSnoozed ? mailActions.unsnooze.label() : mailActions.snooze.label()}
      </SmallButton>
      {state.$list.get().tags && (
        <SmallButton onClick={() => state.$tagged.set(ids)}>{mailActions.tag.label()}</SmallButton>
      )}
      <BulkAssignMenu ids={ids} />
    </div>
  )
}

/** The menu that assigns the chosen conversations. It loads the members when it opens. */
function BulkAssignMenu({ ids }: { readonly ids: readonly string[] }) {
  const { state, edits, opening } = useMail()
  const [people, setPeople] = useState<ReturnType<typeof listAssigneeOptions>>([])
  const [first] = ids
  async function loadColleagues(isOpen: boolean): Promise<void> {
    if (!isOpen || first === undefined) return
    const thread = (await opening.load(first))?.thread
    setPeople(listAssigneeOptions(thread?.colleagues ?? [], state.start.me))
  }
  return (
    <Menu
      trigger={<SmallButton id="choice-assign">{threadWords.assign}</SmallButton>}
      onOpenChange={(isOpen) => void loadColleagues(isOpen)}
    >
      {({ MenuItem }) =>
        people.map(({ id, label, person }) => (
          <MenuItem
            key={id}
            onSelect={() => {
              edits.untick()
              void edits.assign(ids, person)
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
