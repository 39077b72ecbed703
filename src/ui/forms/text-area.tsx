import type { ComponentProps, Ref } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'ref'> {
  readonly name: string
  readonly label: string
  /** The error of the text. Screen readers read it with the field. */
  readonly error?: string | undefined
  /** A text below the field. Screen readers read it with the field. */
  readonly hint?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** The text of an area before React hydrates it. The selection is set when the area has the focus. */
interface PreHydrationInput {
  readonly text: string
  readonly selection: readonly [from: number, to: number] | undefined
}

/** The input of areas from before hydration. Undefined once it is restored. */
const unsavedTexts = new WeakMap<HTMLTextAreaElement, PreHydrationInput | undefined>()

/** Remembers input and selection from before hydration. React overwrites both in a text area, and in no other field. */
function rememberPreHydrationInput(name: string): void {
  if (typeof document === 'undefined') return
  const area = document.getElementById(name)
  if (!(area instanceof HTMLTextAreaElement) || unsavedTexts.has(area)) return
  const isEdited = document.activeElement === area
  unsavedTexts.set(area, {
    text: area.value,
    selection: isEdited ? [area.selectionStart, area.selectionEnd] : undefined,
  })
}

/** Restores both once, after hydration. */
function restorePreHydrationInput(area: HTMLTextAreaElement): void {
  const remembered = unsavedTexts.get(area)
  unsavedTexts.set(area, undefined)
  if (!remembered) return
  if (area.value !== remembered.text) area.value = remembered.text
  if (remembered.selection) area.setSelectionRange(...remembered.selection)
}

/** A labelled text of several lines with its error and a hint. */
export function TextArea({ name, label, error, hint, ref, ...area }: TextAreaProps) {
  rememberPreHydrationInput(name)
  const errorId = `${name}-error`
  const hintId = `${name}-hint`
  return (
    <>
      <div className="field">
        <div className="line spread">
          <label htmlFor={name}>{label}</label>
        </div>
        <textarea
          {...area}
          ref={(element) => {
            if (element) restorePreHydrationInput(element)
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          className="text-area"
          id={name}
          name={name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        />
        {error && (
          <p className="field-error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  )
}
