import type { ComponentProps } from 'react'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly name: string
  readonly label: string
  /** The values with their labels. */
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** A labelled choice of one from a list. */
export function SelectField({ name, label, options, ...select }: SelectFieldProps) {
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={name}>{label}</label>
      </div>
      <select {...select} className="select" id={name} name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
