import { useRef } from 'react'
import { noteWords as words } from './words.ts'

interface NoteFilesProps<Item> {
  readonly files: readonly Item[]
  readonly describe: (file: Item) => {
    readonly key: string
    readonly name: string
    readonly size: string
    readonly href?: string
  }
  /** Undefined if the reader may not remove them. */
  readonly onRemove?: ((file: Item) => void) | undefined
}

/** The files of a saved or new note. */
export function NoteFiles<Item>({ files, describe, onRemove }: NoteFilesProps<Item>) {
  if (files.length === 0) return null
  return (
    <ul className="composer-files note-files" aria-label={words.files}>
      {files.map((file) => {
        const { key, name, size, href } = describe(file)
        return (
          <li key={key}>
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
                className="composer-remove"
                type="button"
                aria-label={words.removeFile(name)}
                onClick={() => onRemove(file)}
              >
                ×
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Chooses files for a note. */
export function AttachToNote({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <label className="button quiet small composer-attach">
      {words.attach}
      <input
        ref={field}
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
