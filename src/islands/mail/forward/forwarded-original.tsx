import { useMail } from '../mail-context.tsx'
import type { ForwardedOriginalView } from './view.ts'
import { forwardWords as words } from '../words.ts'

interface ForwardedOriginalProps {
  readonly draft: string
  readonly original: ForwardedOriginalView
  readonly isBusy: boolean
}

/** The options of a forward: the original as a quote or a file, and which of its files to include. */
export function ForwardedOriginal({ draft, original, isBusy }: ForwardedOriginalProps) {
  const { replies } = useMail()
  const { as, files, isGone } = original
  if (isGone) return <p className="forward-original stack gap-2 small">{words.gone}</p>
  const chosen = files.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  const setForward = (change: {
    readonly as?: ForwardedOriginalView['as']
    readonly files?: readonly string[]
  }): void => void replies.setForward(draft, { as, files: chosen, ...change })
  return (
    <div className="forward-original stack gap-2 small">
      <fieldset className="row gap-1 gap-x-3" disabled={isBusy}>
        <legend>{words.original}</legend>
        {(['inline', 'attached'] as const).map((form) => (
          <label key={form}>
            <input
              type="radio"
              name={`forward-${draft}`}
              checked={as === form}
              onChange={() => setForward({ as: form })}
            />
            {words[form]}
          </label>
        ))}
      </fieldset>
      {files.length > 0 && (
        <fieldset className="row gap-1 gap-x-3" disabled={isBusy}>
          <legend>{words.files}</legend>
          {files.map(({ id, label, size, isChosen }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={({ target }) =>
                  setForward({ files: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
                }
              />
              <span>{label}</span> <small>{size}</small>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
