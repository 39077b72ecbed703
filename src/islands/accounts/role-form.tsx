import { useEffect, useRef, useState } from 'react'
import { peopleMessages as words } from './words.ts'
import type { Member, Role } from './view.ts'
import { useBusy } from '../../ui/forms/busy.ts'

interface RoleFormProps {
  readonly action: string
  readonly member: Member
  /** The role from a form that failed without JavaScript. */
  readonly asked: string | undefined
  readonly onRole: (role: Role) => Promise<void>
}

/** The role select of a member. Only its button saves, so stepping through the options changes nothing. */
export function RoleForm({ action, member, asked, onRole }: RoleFormProps) {
  const { id, title, role, canGive } = member
  const [chosen, setChosen] = useState<string>(asked ?? role)
  const [isBusy, run] = useBusy()
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(role)
  // At first what was chosen before the island woke; later the role as it became.
  useEffect(() => {
    if (!select.current) return
    if (shown.current !== role) select.current.value = role
    shown.current = role
    setChosen(select.current.value)
  }, [role])

  async function save(): Promise<void> {
    const wanted = canGive.find((given) => given === chosen)
    if (wanted) await onRole(wanted)
    select.current?.focus()
  }
  const button = (
    <button className="button" name="action" value="role" aria-label={words.saveRole(title)}>
      {words.save}
    </button>
  )
  return (
    <form
      className="role"
      method="post"
      action={action}
      aria-busy={isBusy}
      onSubmit={(event) => run(event, save)}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="was" value={role} />
      <select
        ref={select}
        className="select"
        id={`role-${id}`}
        name="role"
        aria-label={words.roleOf(title)}
        defaultValue={asked ?? role}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {canGive.map((given) => (
          <option key={given} value={given}>
            {words.roles[given]}
          </option>
        ))}
      </select>
      {chosen === role ? <noscript>{button}</noscript> : button}
    </form>
  )
}
