import { Notice } from '../notice.tsx'

interface RemoteVersionProps {
  /** The remote version of the entry. */
  readonly text: string
  /** The text about the fate of the local version. */
  readonly hint: string
}

/** Shows the remote version above the local version in the form. */
export function RemoteVersion({ text, hint }: RemoteVersionProps) {
  return (
    <>
      <div className="remote-version extract letter tinted" tabIndex={0}>
        {text}
      </div>
      <Notice tone="info">{hint}</Notice>
    </>
  )
}
