import { useEffect, useRef, useState } from 'react'
import { composerWords as words } from '../words.ts'
import type { Read } from '@draftdesk/contract'
import { exampleVerbs } from '../../../models/examples.ts'
import { call } from '../../../stores/calls/call.ts'
import { showToast } from '../../../stores/toasts.ts'

type Example = Read<'examples'>['examples'][number]

/** Puts the reply of an example where the caret stands. */
export function InsertExample({ insert }: { readonly insert: (text: string) => void }) {
  const [examples, setExamples] = useState<readonly Example[]>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (examples) dialog.current?.showModal()
  }, [examples])

  async function open(): Promise<void> {
    const listed = await call(exampleVerbs.list())
    if (listed.ok) setExamples(listed.value.examples.filter((example) => example.is_on))
    else showToast('error', words.insertFailed)
  }
  async function choose({ id, title }: Example): Promise<void> {
    dialog.current?.close()
    const example = await call(exampleVerbs.show(id))
    if (!example.ok) {
      showToast('error', words.insertFailed)
      return
    }
    insert(example.value.answer)
    showToast('success', words.inserted(title))
  }

  return (
    <>
      <button className="button quiet" type="button" onClick={() => void open()}>
        {words.insert}
      </button>
      {examples && (
        <dialog
          className="keys"
          ref={dialog}
          aria-label={words.insertTitle}
          onClose={() => setExamples(undefined)}
        >
          <h2>{examples.length > 0 ? words.insertTitle : words.insertNone}</h2>
          <ul className="insert-list">
            {examples.map((example) => (
              <li key={example.id}>
                <button type="button" onClick={() => void choose(example)}>
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
          <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </dialog>
      )}
    </>
  )
}
