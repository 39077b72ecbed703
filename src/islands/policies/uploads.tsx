import { useEffect, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { policyMessages as words } from './words.ts'
import { uploadPolicy } from './actions.ts'
import type { Policy } from '../../models/knowledge/policies.ts'

interface FileUpload {
  readonly key: number
  readonly name: string
  /** The sent share from 0 to 1. At 1 the file is being read. */
  readonly part: number
  readonly problem?: string
}

interface UploadsProps {
  readonly onAdded: (policy: Policy) => void
}

const fileNamePattern = /\.(?:pdf|docx|txt|md|markdown|html?)$/i
const maxFileBytes = 20 * 1024 * 1024

/** Uploads chosen or dropped files one after the other, with their progress. */
export function PolicyUploads({ onAdded }: UploadsProps) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const count = useRef(0)
  const queue = useRef(Promise.resolve())

  const changeUpload = (key: number, next: Partial<FileUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)))

  async function sendFile(file: File, key: number): Promise<void> {
    const result = await uploadPolicy(file, (part) => changeUpload(key, { part }))
    if (result.ok) {
      setUploads((before) => before.filter((upload) => upload.key !== key))
      onAdded(result.entry)
    } else changeUpload(key, { problem: words.refused(file.name, result.problem) })
  }

  function addFiles(files: FileList | null): void {
    setUploads((before) => before.filter(({ problem }) => problem === undefined))
    for (const file of files ?? []) {
      const key = ++count.current
      const reason = !fileNamePattern.test(file.name)
        ? words.wrongKind
        : file.size > maxFileBytes
          ? words.tooLarge
          : undefined
      const problem = reason === undefined ? {} : { problem: words.refused(file.name, reason) }
      setUploads((before) => [...before, { key, name: file.name, part: 0, ...problem }])
      if (reason === undefined) queue.current = queue.current.then(() => sendFile(file, key))
    }
    if (input.current) input.current.value = ''
  }

  // Uploads files that were chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) addFiles(input.current.files)
  }, [])

  function markDragOver(event: DragEvent, isInside: boolean): void {
    event.preventDefault()
    setOver(isInside)
  }

  return (
    <div
      className="drop empty"
      data-over={isOver || undefined}
      onDragOver={(event) => markDragOver(event, true)}
      onDragLeave={(event) => markDragOver(event, false)}
      onDrop={(event) => {
        markDragOver(event, false)
        addFiles(event.dataTransfer.files)
      }}
    >
      <label className="stack gap-0" htmlFor="file">
        <strong>{words.drop}</strong>
        <span className="muted">{words.dropHint}</span>
      </label>
      <input
        ref={input}
        id="file"
        name="file"
        type="file"
        accept=".pdf,.docx,.txt,.md,.markdown,.html,.htm"
        multiple
        onChange={(event) => addFiles(event.currentTarget.files)}
      />
      {uploads.length > 0 && (
        <ul className="uploads stack gap-2 break" aria-live="polite">
          {uploads.map(({ key, name, part, problem }) => (
            <li key={key} className={problem === undefined ? undefined : 'failure'}>
              {problem ?? (
                <>
                  <span>{part < 1 ? words.uploading(name) : words.reading(name)}</span>
                  {part < 1 ? (
                    <progress value={part} aria-label={words.uploading(name)} />
                  ) : (
                    <progress aria-label={words.reading(name)} />
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
