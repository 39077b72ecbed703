interface AvatarProps {
  readonly name: string
  readonly image?: string | undefined
}

/** A person's picture, or their initials. The name stands beside it or in a label. */
export function Avatar({ name, image }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <span className="avatar" aria-hidden="true">
      {image === undefined ? initials : <img src={image} alt="" />}
    </span>
  )
}
