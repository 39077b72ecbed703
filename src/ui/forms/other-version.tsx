import { Notice } from '../notice.tsx'

interface OtherVersionProps {
  /** The remote version of the entry. */
  readonly text: string
  /** The text about the fate of the local version. */
  readonly hint: string
}

/** Shows the remote version above the local version in the form. */
export function OtherVersion({ text, hint }: OtherVersionProps) {
  return (
    <>
      <pre className="remote-version" tabIndex={0}>
        {text}
      </pre>
      <Notice tone="info">{hint}</Notice>
    </>
  )
}
