import type { ActionSubject, MailAction } from './mail-action.ts'
import { editActions } from './edit-actions.ts'
import type { EditName } from './edit-actions.ts'
import { nonEditActions } from './non-edit-actions.ts'
import type { NonEditActionName } from './non-edit-actions.ts'

export type MailActionName = EditName | NonEditActionName

const isActionAllowed = ({ permission = 'mail' }: MailAction, permissions: readonly string[]): boolean =>
  permissions.includes(permission)

/** Offers each action only to people who have the right that it needs. */
function addPermissionChecks<Name extends string, Row extends MailAction>(rows: Readonly<Record<Name, Row>>) {
  const guardRow = (row: Row): Row => ({
    ...row,
    isOffered: (subject) => isActionAllowed(row, subject.permissions) && row.isOffered(subject),
  })
  return Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, guardRow(row)])) as Record<
    Name,
    Row
  >
}

/** Every action of the mail, once. */
export const mailActions = {
  ...addPermissionChecks(editActions),
  ...addPermissionChecks(nonEditActions),
} as const

const actionNames = Object.keys(mailActions) as MailActionName[]
const editNames = Object.keys(editActions) as EditName[]

export const listOfferedActions = (subject: ActionSubject): readonly MailActionName[] =>
  actionNames.filter((name) => mailActions[name].isOffered(subject))

/** The changes that a conversation offers now. */
export const listOfferedEdits = (subject: ActionSubject): readonly EditName[] =>
  editNames.filter((name) => mailActions[name].isOffered(subject))

export const findActionByKey = (subject: ActionSubject, key: string): MailActionName | undefined =>
  listOfferedActions(subject).find((name) => mailActions[name].key === key)

/** True for a key that has an action for some subject. */
export const isActionKey = (key: string): boolean => actionNames.some((name) => mailActions[name].key === key)

/** The actions of the bar of chosen rows. Enter in a checkbox runs the first, the most harmless one. */
export const listBulkActions = (isArchive: boolean, permissions: readonly string[]): readonly EditName[] => {
  const names: readonly EditName[] = isArchive
    ? ['markRead', 'markUnread', 'restore']
    : ['markRead', 'markUnread', 'settle', 'archive']
  return names.filter((name) => isActionAllowed(mailActions[name], permissions))
}
