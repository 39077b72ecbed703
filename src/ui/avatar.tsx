import { getInitials } from './initials.ts'

interface AvatarProps {
  readonly name: string
  readonly image?: string | undefined
}

/** A user's picture or initials. The name is next to it or in a label. */
export function Avatar({ name, image }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {image === undefined ? getInitials(name) : <img src={image} alt="" />}
    </span>
  )
}
