import type { ReactNode } from 'react'

interface PanelProps {
  readonly id: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly className?: string
  /** Content at the end of the heading's line. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** A framed section of a page with its heading. */
export function Panel({ id, title, hint, className, aside, children }: PanelProps) {
  const heading = <h2 id={id}>{title}</h2>
  return (
    <section className={className === undefined ? 'panel' : `panel ${className}`} aria-labelledby={id}>
      <div className="panel-bar">
        {hint === undefined ? (
          heading
        ) : (
          <div>
            {heading}
            <p className="muted" id={`${id}-about`}>
              {hint}
            </p>
          </div>
        )}
        {aside}
      </div>
      {children}
    </section>
  )
}
