import { fileAndStreamPaths } from '@draftdesk/contract/non-call-paths'
import { useState } from 'react'
import { formatBytes } from '../../models/format-bytes.ts'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addSavedReplyFile, removeSavedReplyFile } from './actions.ts'
import type { SavedReplyFile } from './actions.ts'
import { replyFileMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

interface SavedReplyFilesProps {
  readonly id: string
  readonly files: readonly SavedReplyFile[]
  readonly canWrite: boolean
}

function SavedReplyFilesView({ id, files: first, canWrite }: SavedReplyFilesProps) {
  const [files, setFiles] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const isBusy = status !== ''

  /** Shows the files that a change leaves. Returns false when it was refused. */
  function showResult(result: readonly SavedReplyFile[] | string): boolean {
    if (typeof result === 'string') setProblem(result)
    else setFiles(result)
    return typeof result !== 'string'
  }
  async function addFiles(chosen: readonly File[]): Promise<void> {
    setProblem(undefined)
    for (const file of chosen) {
      setStatus(words.adding(file.name))
      if (!showResult(await addSavedReplyFile(id, file))) break
    }
    setStatus('')
  }
  async function removeFile(file: SavedReplyFile): Promise<void> {
    setProblem(undefined)
    showResult(await removeSavedReplyFile(file))
  }

  return (
    <Panel
      id="reply-files"
      title={words.title}
      hint={words.hint}
      aside={
        canWrite && (
          <label className="button quiet" aria-disabled={isBusy}>
            {words.add}
            <input
              className="visually-hidden"
              type="file"
              multiple
              disabled={isBusy}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])]
                target.value = ''
                void addFiles(chosen)
              }}
            />
          </label>
        )
      }
    >
      <div className="panel-body">
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {files.length === 0 && !isBusy && <p className="muted">{words.none}</p>}
        <ul className="file-list row" aria-label={words.title}>
          {files.map((file) => (
            <li key={file.id}>
              <a
                href={fileAndStreamPaths.exampleFile.replace(':id', encodeURIComponent(file.id))}
                download={file.name}
              >
                {file.name}
              </a>{' '}
              <small className="muted">{formatBytes(file.bytes)}</small>
              {canWrite && (
                <button
                  className="icon-button"
                  type="button"
                  aria-label={words.remove(file.name)}
                  onClick={() => void removeFile(file)}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className="muted" role="status">
          {status}
        </p>
      </div>
    </Panel>
  )
}

/** The files that a reply takes along when this example is inserted. */
export const SavedReplyFilesPanel = createIsland(SavedReplyFilesView)
