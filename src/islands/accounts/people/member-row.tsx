import type { MemberRole } from '@draftdesk/contract'
import { peopleMessages as words } from '../words.ts'
import { formatDate } from '../../../models/format-moment.ts'
import type { Member } from '../view.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { useBusy } from '../../../ui/forms/use-busy.ts'
import { ConfirmButton } from '../../../ui/forms/confirm-button.tsx'
import { RoleForm } from './role-form.tsx'

interface MemberRowProps {
  readonly member: Member
  readonly isSelf: boolean
  readonly onRole: (role: MemberRole) => Promise<void>
  readonly onRemove: () => Promise<void>
  readonly onLeave: () => Promise<void>
}

/** The row of a member with its actions. */
export function MemberRow({ member, isSelf, onRole, onRemove, onLeave }: MemberRowProps) {
  const { title, email, image, role, can_give: rolesToGive, can_remove: canRemove } = member
  const [isBusy, run] = useBusy()
  const day = formatDate(member.created_at)
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
      <div className="person-actions row gap-x-3">
        {rolesToGive.length > 0 ? (
          <RoleForm member={member} onRole={onRole} />
        ) : (
          <Badge>{words.roles[role]}</Badge>
        )}
        {canRemove && !isSelf && (
          <button
            className="button quiet"
            aria-label={words.removeNamed(title)}
            onClick={(event) => run(event, onRemove)}
          >
            {words.remove}
          </button>
        )}
        {canRemove && isSelf && (
          <ConfirmButton
            words={{ open: words.leave, hint: words.leaveHint, confirm: words.leaveSure }}
            onConfirm={(event) => run(event, onLeave)}
          />
        )}
      </div>
    </div>
  )
}
