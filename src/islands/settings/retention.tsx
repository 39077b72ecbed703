import { useState } from 'react'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { previewRetention, saveRetention } from './actions.ts'
import {
  describeRetentionPreview,
  listRetentionChoices,
  parseRetentionDays,
  retentionKinds,
} from './retention-view.ts'
import type { Retention } from './retention-view.ts'
import { retentionMessages as words } from './words.ts'

function RetentionFormView({ retention }: { readonly retention: Retention }) {
  const [version, setVersion] = useState(retention.version)
  const [preview, setPreview] = useState<{ readonly key: string; readonly text: string }>()

  async function previewOrSave({ read, button }: SubmittedForm): Promise<string | undefined> {
    const days = parseRetentionDays(read)
    const key = JSON.stringify(days)
    if (button === 'preview' || preview?.key !== key) {
      const shown = await previewRetention(days)
      if (!shown.ok) return shown.problem
      const deleted = describeRetentionPreview(shown.value, days)
      const text = deleted ?? words.nothing
      const isAsked = button === 'save' && deleted !== undefined
      setPreview({ key, text: isAsked ? `${text} ${words.again}` : text })
      if (button === 'preview' || isAsked) return undefined
    }
    const result = await saveRetention(days, version)
    if (result.ok) setVersion(result.entry.version)
    else if (result.current) setVersion(result.current.version)
    setPreview(undefined)
    return result.ok ? undefined : result.problem
  }
  return (
    <ActionForm className="form panel-body" run={previewOrSave} onChange={() => setPreview(undefined)}>
      {retention.is_erasing && <Notice tone="info">{words.erasing}</Notice>}
      {retentionKinds.map((kind) => (
        <SelectField
          key={kind}
          name={kind}
          label={words.kinds[kind]}
          options={listRetentionChoices(retention[kind])}
          defaultValue={String(retention[kind] ?? '')}
        />
      ))}
      {preview && <Notice tone="info">{preview.text}</Notice>}
      <div className="actions">
        <button className="button" value="save">
          {words.submit}
        </button>
        <button className="button quiet" value="preview">
          {words.preview}
        </button>
      </div>
    </ActionForm>
  )
}

/** The form that limits how long the store keeps data. */
export const RetentionForm = createIsland(RetentionFormView)
