import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { threadWords as words } from '../words.ts'
import type { EmailPicture } from './email-body-parts.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

interface LightboxProps {
  readonly picture: EmailPicture
  readonly pictures: readonly EmailPicture[]
  readonly onShow: (picture: EmailPicture) => void
  readonly close: () => void
}

/** Shows a picture of the conversation enlarged. The arrow keys switch pictures. */
export function Lightbox({ picture, pictures, onShow, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { href, name, size } = picture
  const index = pictures.findIndex((one) => one.href === href)

  function showPicture(by: 1 | -1): void {
    const next = pictures[index + by]
    if (next) onShow(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      showPicture(event.key === 'ArrowLeft' ? -1 : 1)
    // Stops key events, so that the conversation behind the picture does not handle them.
    event.stopPropagation()
  }
  return (
    <Dialog
      className="lightbox popup"
      ref={dialog}
      aria-label={name}
      onKeyDown={onKeyDown}
      closesOutside
      onClose={close}
    >
      <img src={href} alt={name} />
      <p className="row mt-3">
        <span className="fill break">
          {name} <small>{size}</small>
          {pictures.length > 1 && <small> · {words.place(index + 1, pictures.length)}</small>}
        </span>
        {pictures.length > 1 && (
          <>
            <QuietButton disabled={index <= 0} onClick={() => showPicture(-1)}>
              {words.previousPicture}
            </QuietButton>
            <QuietButton disabled={index >= pictures.length - 1} onClick={() => showPicture(1)}>
              {words.nextPicture}
            </QuietButton>
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
