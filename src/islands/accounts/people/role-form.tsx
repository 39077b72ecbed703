import type { MemberRole } from '@draftdesk/contract'
import { useEffect, useRef, useState } from 'react'
import { peopleMessages as words } from '../words.ts'
import type { Member } from '../view.ts'
import { ActionForm } from '../../../ui/forms/action-form.tsx'

interface RoleFormProps {
  readonly member: Member
  readonly onRole: (role: MemberRole) => Promise<void>
}

/** The role select of a member. Only its button saves, so stepping through the options changes nothing. */
export function RoleForm({ member, onRole }: RoleFormProps) {
  const { id, title, role, can_give: rolesToGive } = member
  const [chosen, setChosen] = useState<string>(role)
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(role)
  // First the option that was chosen before hydration, later the saved role.
  useEffect(() => {
    if (!select.current) return
    if (shown.current !== role) select.current.value = role
    shown.current = role
    setChosen(select.current.value)
  }, [role])

  async function saveRole(): Promise<undefined> {
    const wanted = rolesToGive.find((given) => given === chosen)
    if (wanted) await onRole(wanted)
    select.current?.focus()
  }
  return (
    <ActionForm className="role line" run={saveRole}>
      <select
        ref={select}
        className="select"
        id={`role-${id}`}
        name="role"
        aria-label={words.roleOf(title)}
        defaultValue={role}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {rolesToGive.map((given) => (
          <option key={given} value={given}>
            {words.roles[given]}
          </option>
        ))}
      </select>
      {chosen !== role && (
        <button className="button" aria-label={words.saveRole(title)}>
          {words.save}
        </button>
      )}
    </ActionForm>
  )
}
