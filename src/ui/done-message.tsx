import { useEffect, useRef } from 'react'
import { CheckIcon } from './icons.tsx'

interface DoneMessageProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly href: string
}

/** The success message in place of a form. It takes the focus, so that screen readers continue there. */
export function DoneMessage({ title, text, action, href }: DoneMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack left gap-3">
      <span className="done-mark">
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{text}</p>
      <a className="button" href={href}>
        {action}
      </a>
    </div>
  )
}
