import type { RefObject } from 'react'
import { insertText } from './insert-text.ts'
import { SmallButton } from '../quiet-button.tsx'

interface VariableListProps {
  readonly title: string
  readonly hint: string
  /** The variables as the text contains them, with their labels. */
  readonly variables: readonly (readonly [text: string, label: string])[]
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Buttons that put a variable at the caret of a field. */
export function VariableList({ title, hint, variables, field }: VariableListProps) {
  return (
    <details className="variables">
      <summary>{title}</summary>
      <p className="muted">{hint}</p>
      <div className="actions" role="group" aria-label={title}>
        {variables.map(([text, label]) => (
          <SmallButton
            key={text}

            title={text}
            onClick={() => {
              const area = field.current
              if (area) insertText(area, [area.selectionStart, area.selectionEnd], text)
            }}
          >
            {label}
          </SmallButton>
        ))}
      </div>
    </details>
  )
}
