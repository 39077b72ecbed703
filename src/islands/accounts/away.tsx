import { useState } from 'react'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { saveAwayDays } from './actions.ts'
import type { AwayDays } from './view.ts'
import { absenceMessages as words } from './words.ts'

function AwayFormView({ days }: { readonly days: AwayDays }) {
  const [saved, setSaved] = useState(days)
  return (
    <ActionForm
      key={`${saved.from} ${saved.until}`}
      className="form panel-body"
      run={async ({ read, button }) => {
        const wanted =
          button === 'back' ? { from: '', until: '' } : { from: read('from'), until: read('until') }
        if (button !== 'back' && wanted.from === '') return words.fromRequired
        const problem = await saveAwayDays(wanted)
        if (problem === undefined) setSaved(wanted)
        return problem
      }}
    >
      <div className="form-row">
        <Field name="from" type="date" label={words.from} defaultValue={saved.from} />
        <Field
          name="until"
          type="date"
          label={words.until}
          defaultValue={saved.until}
          describedBy="away-hint"
        />
      </div>
      <p className="field-hint" id="away-hint">
        {words.untilHint}
      </p>
      <div className="actions">
        <button className="button" value="save">
          {words.save}
        </button>
        {saved.from !== '' && (
          <button className="button quiet" value="back">
            {words.back}
          </button>
        )}
      </div>
    </ActionForm>
  )
}

/** The form for the user's own absence. */
export const AwayForm = createIsland(AwayFormView)
