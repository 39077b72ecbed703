import type { ComponentProps } from 'react'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className'> {
  readonly name: string
  /** The id of the field, if another form of the page has a field with the same name. */
  readonly id?: string
  readonly label: string
  /** The values with their labels. */
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** A labelled choice of one from a list. */
export function SelectField({ name, id = name, label, options, ...select }: SelectFieldProps) {
  return (
    <div className="field">
      <div className="line spread">
        <label htmlFor={id}>{label}</label>
      </div>
      <select {...select} className="select" id={id} name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
