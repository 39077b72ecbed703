import { maxLengths } from '@draftdesk/contract/input-limits'
import { fieldMessages } from '../../messages/fields.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { createIsland } from '../create-island.tsx'
import { deleteAccount } from './actions.ts'
import type { AccountDeletion } from './view.ts'
import { accountDeletionMessages as words } from './words.ts'

function DeleteAccountView({ deletion }: { readonly deletion: AccountDeletion }) {
  const { onlyOwnerOf, confirmsWith } = deletion
  if (onlyOwnerOf.length > 0) return <p className="panel-body">{words.onlyOwner(onlyOwnerOf)}</p>
  const field = { name: 'delete-confirmation', maxLength: maxLengths.secret, required: true }
  return (
    <ActionForm className="form panel-body" run={({ read }) => deleteAccount(read('delete-confirmation'))}>
      <ul className="bullets stack gap-1 muted">
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {confirmsWith === 'password' ? (
        <PasswordField
          {...field}
          label={words.password}
          words={fieldMessages}
          autoComplete="current-password"
        />
      ) : (
        <Field {...field} label={words.email} type="email" autoComplete="off" />
      )}
      <div className="actions">
        <button className="button danger">{words.submit}</button>
      </div>
    </ActionForm>
  )
}

/** The form that deletes the user's own account. */
export const DeleteAccount = createIsland(DeleteAccountView)
