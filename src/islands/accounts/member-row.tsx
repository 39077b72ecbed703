import { peopleMessages as words } from './words.ts'
import { formatDate } from '../../models/moment.ts'
import type { Member, Role } from './view.ts'
import { Badge } from '../../ui/badge.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { useBusy } from '../../ui/forms/busy.ts'
import { Confirm } from '../../ui/forms/confirm.tsx'
import { RoleForm } from './role-form.tsx'

interface MemberRowProps {
  readonly action: string
  readonly member: Member
  readonly isSelf: boolean
  /** The role that was chosen in a form that came to nothing. */
  readonly asked: string | undefined
  readonly onRole: (role: Role) => Promise<void>
  readonly onRemove: () => Promise<void>
  readonly onLeave: () => Promise<void>
}

/** Someone who works in the store, and what can be done with them. */
export function MemberRow({ action, member, isSelf, asked, onRole, onRemove, onLeave }: MemberRowProps) {
  const { id, title, email, image, role, since, canGive, canRemove } = member
  const [isBusy, run] = useBusy()
  const day = formatDate(since)
  return (
    <div className="entry person" aria-busy={isBusy}>
      <Avatar name={title} image={image} />
      <div className="entry-text">
        <h3>
          {title} {isSelf && <span className="muted">{words.you}</span>}
        </h3>
        <p className="muted">{email}</p>
        {day && <p className="muted">{words.since(day)}</p>}
      </div>
      <div className="person-actions">
        {canGive.length > 0 ? (
          <RoleForm action={action} member={member} asked={asked} onRole={onRole} />
        ) : (
          <Badge>{words.roles[role]}</Badge>
        )}
        {canRemove && !isSelf && (
          <form method="post" action={action} onSubmit={(event) => run(event, onRemove)}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="title" value={title} />
            <button
              className="button quiet"
              name="action"
              value="remove"
              aria-label={words.removeNamed(title)}
            >
              {words.remove}
            </button>
          </form>
        )}
        {canRemove && isSelf && (
          <Confirm
            words={{ open: words.leave, hint: words.leaveHint, confirm: words.leaveSure }}
            action={action}
            value="leave"
            id={id}
            onSubmit={(event) => run(event, onLeave)}
          />
        )}
      </div>
    </div>
  )
}
