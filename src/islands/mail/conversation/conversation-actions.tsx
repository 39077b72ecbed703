import { threadWords as words } from '../words.ts'
import type { ShownThread } from './view.ts'
import { PathIcon } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { mailActions, listOfferedEdits } from '../actions/mail-actions.ts'
import type { EditName } from '../actions/edit-actions.ts'
import { useFocusTarget, useMail } from '../mail-context.tsx'
import type { ThreadFacts } from '../thread-facts.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface ConversationActionsProps {
  readonly facts: ThreadFacts
  readonly shown: ShownThread
}

/** Actions with their own button. The others are in the menu. */
const firstActions: readonly EditName[] = ['archive', 'restore', 'unmarkSpam']

/** The assignee of a conversation, and the actions on it. */
export function ConversationActions({ facts, shown }: ConversationActionsProps) {
  const mail = useMail()
  const { state } = mail
  const { permissions } = state.start
  const subject = { permissions, facts, isOpen: true, forwardable: shown.forwardable }
  const others = (['forward', 'snooze', 'unsnooze', 'tag'] as const).filter((name) =>
    mailActions[name].isOffered(subject),
  )
  const offered = listOfferedEdits(subject)
  const toExample = permissions.includes('knowledge') && shown.toExample
  const rest = offered.filter((name) => !firstActions.includes(name) && name !== 'markRead')

  return (
    <div className="reading-actions row">
      {state.canEdit && <AssigneeSelect facts={facts} shown={shown} />}
      {offered
        .filter((name) => firstActions.includes(name))
        .map((name) => (
          <SmallButton
            key={name}

            onClick={() => mailActions[name].run(mail, subject)}
          >
            <span className="text">{mailActions[name].label()}</span>
            <kbd aria-hidden="true">{mailActions[name].key}</kbd>
          </SmallButton>
        ))}
      {(rest.length + others.length > 0 || toExample) && (
        <Menu
          align="end"
          trigger={
            <button
              className="icon-button"
              id="reading-more"
              type="button"
              aria-label={words.actions}
              title={words.actions}
            >
              <PathIcon path="M4.5 10h.01M10 10h.01M15.5 10h.01" weight={3} />
            </button>
          }
        >
          {({ MenuItem }) => (
            <>
              {[...others, ...rest].map((name) => (
                <MenuItem
                  key={name}
                  onSelect={() => mailActions[name].run(mail, subject)}
                  title={mailActions[name].hint?.()}
                >
                  <span className="text">{mailActions[name].label()}</span>
                  <kbd aria-hidden="true">{mailActions[name].key}</kbd>
                </MenuItem>
              ))}
              {toExample && (
                <MenuItem asChild>
                  <a href={toExample}>{words.toExample}</a>
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
    </div>
  )
}

function AssigneeSelect({ facts, shown }: ConversationActionsProps) {
  const { edits } = useMail()
  const select = useFocusTarget<HTMLSelectElement>('assignee')
  if (shown.assignees.length === 0) return null
  return (
    <select
      className="select assignee"
      aria-label={words.assignee}
      autoComplete="off"
      ref={select}
      value={facts.assignee?.id ?? ''}
      onChange={({ target }) => {
        const chosen = shown.assignees.find(({ id }) => id === target.value)
        void edits.assign([facts.id], chosen?.person)
      }}
    >
      {shown.assignees.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
