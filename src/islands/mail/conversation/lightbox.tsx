import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMail } from '../mail-context.tsx'
import { threadWords as words } from '../words.ts'
import type { EmailPicture } from './email-body-parts.ts'

/** Shows a picture of the conversation enlarged. The arrow keys switch pictures. */
export function Lightbox({ pictures }: { readonly pictures: readonly EmailPicture[] }) {
  const { $picture } = useMail().state
  const picture = useStore($picture)
  const dialog = useRef<HTMLDialogElement>(null)
  const index = picture ? pictures.findIndex(({ href }) => href === picture.href) : -1
  if (!picture) return null

  function showPicture(by: 1 | -1): void {
    const next = pictures[index + by]
    if (next) $picture.set(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      showPicture(event.key === 'ArrowLeft' ? -1 : 1)
    // Stops key events, so that the conversation behind the picture does not handle them.
    event.stopPropagation()
  }
  const { href, name, size } = picture
  return (
    <Dialog
      className="lightbox popup"
      ref={dialog}
      aria-label={name}
      onKeyDown={onKeyDown}
      closesOutside
      onClose={() => $picture.set(undefined)}
    >
      <img src={href} alt={name} />
      <p className="row mt-3">
        <span className="fill break">
          {name} <small>{size}</small>
          {pictures.length > 1 && <small> · {words.place(index + 1, pictures.length)}</small>}
        </span>
        {pictures.length > 1 && (
          <>
            <button
              className="button quiet"
              type="button"
              disabled={index <= 0}
              onClick={() => showPicture(-1)}
            >
              {words.previousPicture}
            </button>
            <button
              className="button quiet"
              type="button"
              disabled={index >= pictures.length - 1}
              onClick={() => showPicture(1)}
            >
              {words.nextPicture}
            </button>
          </>
        )}
        <a className="button quiet" href={href} download={name}>
          {words.download}
        </a>
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </p>
    </Dialog>
  )
}
