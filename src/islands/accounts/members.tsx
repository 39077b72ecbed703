import { useRef } from 'react'
import { peopleMessages as words } from './words.ts'
import { changeRole, leaveStore, removeMember, restoreMember } from './actions.ts'
import type { Member, Role } from './view.ts'
import { useEntries } from '../../ui/entries/entries.ts'
import { MemberRow } from './member-row.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { FormResult } from './invites.tsx'

interface MembersProps extends FormResult {
  readonly action: string
  readonly selfId: string
  readonly members: readonly Member[]
  readonly listError: string | undefined
}

/** The people of the store: change their roles, remove them and undo that, leave. */
export function Members({ action, selfId, members, listError, error, deleted, values }: MembersProps) {
  const list = useEntries({ entries: members, error })
  const proofs = useRef(new Map(deleted?.proof === undefined ? [] : [[deleted.id, deleted.proof]]))

  async function change(member: Member, role: Role): Promise<void> {
    const changed = await changeRole(member, role)
    if (!changed.ok && changed.current) list.put(changed.current)
    if (changed.ok) list.settle(changed)
    else list.complain(changed.current ? words.conflict(member.title) : changed.problem)
  }
  async function remove(id: string): Promise<void> {
    const removed = await removeMember(id)
    if (removed.ok) proofs.current.set(id, removed.proof)
    list.drop(id, removed.ok ? undefined : removed.problem)
  }

  return (
    <PeoplePanel
      kind="members"
      action={action}
      title={words.members}
      hint={words.membersHint}
      removed={words.removed}
      list={list}
      listError={listError}
      deleted={deleted}
      restore={(id) => restoreMember(id, proofs.current.get(id) ?? '')}
      empty={null}
    >
      {(member) => (
        <MemberRow
          action={action}
          member={member}
          isSelf={member.id === selfId}
          asked={values?.['id'] === member.id ? values['role'] : undefined}
          onRole={(role) => change(member, role)}
          onRemove={() => remove(member.id)}
          onLeave={async () => list.complain(await leaveStore(member.id))}
        />
      )}
    </PeoplePanel>
  )
}
