interface SearchHelpProps {
  readonly id: string
  readonly title: string
  /** Terms with what each finds. */
  readonly terms: readonly (readonly [term: string, text: string])[]
}

/** The terms of a search, shown below its field while a person types. */
export function SearchHelp({ id, title, terms }: SearchHelpProps) {
  return (
    <div className="search-help popup" id={id}>
      <p>{title}</p>
      <dl className="stack gap-1">
        {terms.map(([term, text]) => (
          <div className="row gap-0 gap-x-3" key={term}>
            <dt>
              <kbd>{term}</kbd>
            </dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
