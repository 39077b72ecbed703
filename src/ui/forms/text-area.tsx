import type { ComponentProps, Ref } from 'react'
import { FieldFrame, listFieldDescriptions } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

interface TextAreaProps
  extends
    Pick<FieldTexts, 'label' | 'error' | 'hint'>,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'ref'> {
  readonly name: string
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
  return (
    <FieldFrame id={name} {...{ label, error, hint }}>
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
        aria-describedby={listFieldDescriptions(name, { error, hint })}
      />
    </FieldFrame>
  )
}
