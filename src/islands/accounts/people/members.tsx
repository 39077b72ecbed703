import type { MemberRole } from '@draftdesk/contract'
import { useRef } from 'react'
import { peopleMessages as words } from '../words.ts'
import { changeMemberRole, leaveStore, removeMember, restoreMember } from '../actions.ts'
import type { Member } from '../view.ts'
import { useEntries } from '../../../ui/entries/use-entries.ts'
import { MemberRow } from './member-row.tsx'
import { PeoplePanel } from './people-panel.tsx'

interface MembersProps {
  readonly selfId: string
  readonly members: readonly Member[]
  readonly listError: string | undefined
}

/** The members of the store, with their roles, removal and undo. */
export function Members({ selfId, members, listError }: MembersProps) {
  const list = useEntries({ entries: members })
  const proofs = useRef(new Map<string, string>())

  async function changeRole(member: Member, role: MemberRole): Promise<void> {
    const changed = await changeMemberRole(member, role)
    if (!changed.ok && changed.current) list.put(changed.current)
    if (changed.ok) list.settle(changed)
    else list.complain(changed.current ? words.conflict(member.title) : changed.problem)
  }
  async function removeFromList(id: string): Promise<void> {
    const removed = await removeMember(id)
    if (removed.ok) proofs.current.set(id, removed.value.restore ?? '')
    list.drop(id, removed.ok ? undefined : removed.problem)
  }

  return (
    <PeoplePanel
      kind="members"
      title={words.members}
      hint={words.membersHint}
      removed={words.removed}
      list={list}
      listError={listError}
      restore={(id) => restoreMember(id, proofs.current.get(id) ?? '')}
      empty={null}
    >
      {(member) => (
        <MemberRow
          member={member}
          isSelf={member.id === selfId}
          onRole={(role) => changeRole(member, role)}
          onRemove={() => removeFromList(member.id)}
          onLeave={async () => list.complain(await leaveStore(member.id))}
        />
      )}
    </PeoplePanel>
  )
}
