import { Notice } from './notice.tsx'

interface TheirsProps {
  /** What somebody else made of the entry meanwhile. */
  readonly text: string
  /** What becomes of one's own text. */
  readonly hint: string
}

/** What somebody else saved, above one's own text that waits in the form. */
export function Theirs({ text, hint }: TheirsProps) {
  return (
    <>
      <pre className="theirs" tabIndex={0}>
        {text}
      </pre>
      <Notice tone="info">{hint}</Notice>
    </>
  )
}
