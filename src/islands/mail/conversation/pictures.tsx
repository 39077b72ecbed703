import { useState } from 'react'
import { useMail } from '../context.tsx'
import { threadWords as words } from './words.ts'
import type { LetterPicture } from './letter.ts'

/** A thumbnail of a mail's picture, which a press enlarges. An unavailable picture is shown as a file. */
export function Thumbnail({ picture }: { readonly picture: LetterPicture }) {
  const { $picture } = useMail().state
  const [hasFailed, setFailed] = useState(false)
  const { href, name, size } = picture
  if (hasFailed)
    return (
      <a className="picture-file" href={href} download={name}>
        {name} <small>{size}</small>
      </a>
    )
  return (
    <button
      className="thumbnail"
      type="button"
      aria-label={words.showPicture(name)}
      title={`${name}, ${size}`}
      onClick={() => $picture.set(picture)}
    >
      <img src={href} alt={name} loading="lazy" onError={() => setFailed(true)} />
    </button>
  )
}
