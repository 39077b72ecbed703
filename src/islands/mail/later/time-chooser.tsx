import { useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { listLaterTimeChoices, parseDateTimeFieldValue, toDateTimeFieldValue } from './time-choices.ts'
import type { LaterTimeRequest } from '../state.ts'
import { laterWords as words } from '../words.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

interface TimeChooserProps {
  readonly request: LaterTimeRequest
  readonly zone: string
  readonly close: () => void
}

/** A dialog that chooses a later time. */
export function TimeChooser({ request, zone, close }: TimeChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [nowMs] = useState(() => Date.now())
  const choices = listLaterTimeChoices(nowMs, zone, request.morningHour)
  const [problem, setProblem] = useState<string>()

  function chooseTime(atMs: number | null): void {
    // The focus returns to its element before the choice moves it.
    dialog.current?.close()
    request.choose(atMs === null ? null : new Date(atMs).toISOString())
  }

  return (
    <Dialog className="popup dialog" ref={dialog} aria-labelledby="later-title" onClose={close}>
      <h2 id="later-title">{request.title}</h2>
      <ul>
        {choices.map(({ label, atMs, text }) => (
          <li key={label}>
            <button className="option row gap-0 spread" type="button" onClick={() => chooseTime(atMs)}>
              <span>{label}</span> <small className="muted digits">{text}</small>
            </button>
          </li>
        ))}
        {request.canAwaitAnswer && (
          <li>
            <button className="option" type="button" onClick={() => chooseTime(null)}>
              {words.answer}
            </button>
          </li>
        )}
      </ul>
      <form
        className="stack gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const atMs = parseDateTimeFieldValue(field.current?.value ?? '', zone)
          if (atMs !== undefined && atMs > Date.now()) chooseTime(atMs)
          else setProblem(words.past)
        }}
      >
        <label htmlFor="later-at">{words.other}</label>
        <input
          className="input"
          ref={field}
          id="later-at"
          name="at"
          type="datetime-local"
          defaultValue={toDateTimeFieldValue(choices.at(-1)?.atMs ?? nowMs, zone)}
          aria-describedby="later-zone"
          aria-invalid={problem !== undefined}
        />
        <p className="muted" id="later-zone" role={problem === undefined ? undefined : 'alert'}>
          {problem ?? (zone === 'UTC' ? words.utc : words.zone(zone))}
        </p>
        <div className="actions">
          <button className="button">{words.choose}</button>
          <QuietButton onClick={() => dialog.current?.close()}>{words.cancel}</QuietButton>
        </div>
      </form>
    </Dialog>
  )
}
