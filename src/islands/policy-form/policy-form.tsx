import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { policyFormMessages as words, policyMessages } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { leave } from '../../stores/leave.ts'
import { savePolicy } from '../../stores/policies.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface PolicyFormProps {
  readonly action: string
  /** The document that is edited; none when a new one is written. */
  readonly policy?:
    | {
        readonly id: string
        readonly version: number
        readonly text: string | undefined
        readonly characters: number
        readonly isProcessing: boolean
      }
    | undefined
  readonly values: { readonly title: string; readonly text: string }
  readonly error?: string | undefined
  readonly theirs?: string | undefined
}

interface PolicyFields {
  readonly title: string
  readonly text: string
}

/** The form that writes and edits a document; a save that comes after somebody else's shows theirs and keeps the text. */
export function PolicyForm({ action, policy, values, error, theirs }: PolicyFormProps) {
  const [version, setVersion] = useState(policy?.version)
  const [other, setOther] = useState(theirs)
  const { register, handleSubmit, setError, formState } = useForm<PolicyFields>()
  const { errors, isSubmitting, isDirty } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const hasText = policy === undefined || (policy.text !== undefined && !policy.isProcessing)
  useUnsaved(isDirty && !isSubmitting)

  const submit = handleSubmit(async ({ title, text }) => {
    const edited = policy && version !== undefined ? { id: policy.id, version } : undefined
    const result = await savePolicy({ title: title.trim(), text: hasText ? text : undefined }, edited)
    if (result.ok) return leave(link('policies'))
    setError('root', { message: result.current ? words.conflict : result.problem })
    setOther(result.current && `${result.current.title}\n\n${result.current.text}`)
    if (result.current) setVersion(result.current.version)
    return undefined
  })

  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      {other !== undefined && (
        <>
          <pre className="theirs" tabIndex={0}>
            {other}
          </pre>
          <Notice tone="info">{words.keepMine}</Notice>
        </>
      )}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field
        {...register('title', { validate: (text) => text.trim() !== '' || words.titleRequired })}
        label={words.name}
        defaultValue={values.title}
        maxLength={200}
        autoComplete="off"
        error={errors.title?.message}
      />
      {hasText ? (
        <TextArea
          {...register('text', { validate: (text) => text.trim() !== '' || words.textRequired })}
          label={words.text}
          defaultValue={values.text}
          rows={16}
          error={errors.text?.message}
        />
      ) : (
        <Notice tone="info">
          {policy.isProcessing
            ? words.processing
            : words.tooLong(policyMessages.characters(policy.characters))}
        </Notice>
      )}
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </form>
  )
}

/** Asks before the page is left with something that is not saved. */
function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
