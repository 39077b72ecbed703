import type { ParsedAnswer, SavedReplyActions } from '@draftdesk/contract'
import { buildLink } from '../../routes.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { createIsland } from '../create-island.tsx'
import { updateSavedReplyActions } from './actions.ts'
import { replyActionMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

interface SavedReplyActionsProps {
  readonly id: string
  readonly version: number
  readonly actions: SavedReplyActions | null
  readonly tags: ParsedAnswer<'tags'>['tags']
}

const snoozeDays = [0, 1, 2, 3, 7, 14, 30]

function SavedReplyActionsView({ id, version, actions, tags }: SavedReplyActionsProps) {
  async function saveActions({ read }: SubmittedForm, form: HTMLFormElement): Promise<string | undefined> {
    const fields = new FormData(form)
    const snooze = read('snooze')
    const chosen = {
      assigns_sender: fields.has('assign'),
      tag_ids: fields.getAll('tag').map(String),
      snooze_days: snooze === '' ? null : Number(snooze),
      resolves: fields.has('resolve'),
    }
    const problem = await updateSavedReplyActions({ id, version }, chosen)
    if (problem !== undefined) return problem
    saveToastForNextPage('success', words.saved)
    return leavePage(buildLink('example', { id }))
  }
  return (
    <Panel id="reply-actions" title={words.title} hint={words.hint}>
      <ActionForm className="form panel-body" run={saveActions}>
        <label>
          <input type="checkbox" name="assign" defaultChecked={actions?.assigns_sender} /> {words.assign}
        </label>
        <label>
          <input type="checkbox" name="resolve" defaultChecked={actions?.resolves} /> {words.resolve}
        </label>
        <SelectField
          name="snooze"
          label={words.snooze}
          options={[
            ['', words.noSnooze],
            ...snoozeDays.map((days) => [String(days), words.days(days)] as const),
          ]}
          defaultValue={actions?.snooze_days ?? ''}
        />
        {tags.length > 0 && (
          <fieldset className="extract row gap-1 gap-x-3">
            <legend>{words.tags}</legend>
            {tags.map((tag) => (
              <label key={tag.id}>
                <input
                  type="checkbox"
                  name="tag"
                  value={tag.id}
                  defaultChecked={actions?.tag_ids.includes(tag.id)}
                />{' '}
                {tag.name}
              </label>
            ))}
          </fieldset>
        )}
        <div className="actions">
          <button className="button">{words.submit}</button>
        </div>
      </ActionForm>
    </Panel>
  )
}

/** The actions of a saved reply on the conversation that it is sent in. */
export const SavedReplyActionsPanel = createIsland(SavedReplyActionsView)
