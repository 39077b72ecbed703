import { maxLengths } from '@draftdesk/contract/input-limits'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { deleteStore } from './actions.ts'
import { storeDeletionMessages as words } from './words.ts'

function DeleteStoreView({ name }: { readonly name: string }) {
  return (
    <ActionForm className="form" run={({ read }) => deleteStore(read('confirmed-name'))}>
      <Field
        name="confirmed-name"
        label={words.typeName(name)}
        maxLength={maxLengths.storeName}
        autoComplete="off"
        required
      />
      <div className="actions">
        <button className="button danger">{words.submit}</button>
      </div>
    </ActionForm>
  )
}

/** The form that deletes the store. */
export const DeleteStore = createIsland(DeleteStoreView)
