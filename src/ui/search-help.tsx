interface SearchHelpProps {
  readonly id: string
  readonly title: string
  /** Terms with what each finds. */
  readonly terms: readonly (readonly [term: string, text: string])[]
}

/** The terms of a search, shown below its field while a person types. */
export function SearchHelp({ id, title, terms }: SearchHelpProps) {
  return (
    <div className="search-help" id={id}>
      <p>{title}</p>
      <dl>
        {terms.map(([term, text]) => (
          <div key={term}>
            <dt>
              <kbd>{term}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
