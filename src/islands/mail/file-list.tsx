interface ListedFile {
  readonly id: string
  readonly name: string
  readonly size: string
  readonly href?: string
}

interface FileListProps {
  readonly label: string
  readonly files: readonly ListedFile[]
  readonly removeLabel: (name: string) => string
  /** Undefined if the reader may not remove them. */
  readonly onRemove?: ((id: string) => void) | undefined
}

/** The files of a reply or a note. */
export function FileList({ label, files, removeLabel, onRemove }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul className="file-list row small" aria-label={label}>
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          {href === undefined ? (
            <span>{name}</span>
          ) : (
            <a href={href} download={name}>
              {name}
            </a>
          )}{' '}
          <small>{size}</small>
          {onRemove && (
            <button
              className="icon-button"
              type="button"
              aria-label={removeLabel(name)}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface AttachButtonProps {
  readonly label: string
  readonly isSmall?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

export function AttachButton({ label, isSmall = false, onChoose }: AttachButtonProps) {
  return (
    <label className={`button quiet${isSmall ? ' small' : ''}`}>
      {label}
      <input
        className="visually-hidden"
        type="file"
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </label>
  )
}
