import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { QuietButton } from './quiet-button.tsx'

interface ShownContradiction {
  readonly quote: string
  readonly otherQuote: string
  readonly title: string
  readonly href: string
}

export interface SavedContradictionsProps {
  /** The title of the saved text. */
  readonly name: string
  readonly contradictions: readonly ShownContradiction[]
  readonly words: {
    readonly title: (name: string) => string
    readonly hint: (count: number) => string
    readonly own: string
    readonly edit: string
    readonly done: string
  }
  /** The page of the list. */
  readonly back: string
  /** Shows the form again. */
  readonly onEdit: () => void
}

/** Tells that a text is saved and which sentences of other texts contradict it. */
export function SavedContradictions({
  name,
  contradictions,
  words,
  back,
  onEdit,
}: SavedContradictionsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to the message.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel" aria-labelledby="saved-title">
      <div className="panel-bar">
        <div>
          <h2 id="saved-title" ref={heading} tabIndex={-1}>
            {words.title(name)}
          </h2>
          <p className="muted">{words.hint(contradictions.length)}</p>
        </div>
      </div>
      <ul className="rows">
        {contradictions.map(({ quote, otherQuote, title, href }) => (
          <li key={`${href} ${quote}`} className="stack gap-2">
            <blockquote className="source">
              <p>{quote}</p>
              <footer>{words.own}</footer>
            </blockquote>
            <blockquote className="source">
              <p>{otherQuote}</p>
              <footer>
                <a href={href}>{title}</a>
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
      <div className="actions pad">
        <a className="button" href={back}>
          {words.done}
        </a>
        <QuietButton onClick={onEdit}>{words.edit}</QuietButton>
      </div>
    </section>
  )
}
