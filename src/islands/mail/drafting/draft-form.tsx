import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { draftChoices, findKnownChoice } from '../../../models/drafting.ts'
import { draftingMessages as words } from '../../../messages/drafting.ts'
import { formatLanguageName } from '../../../models/format-language-name.ts'
import { $languages, loadLanguages } from '../../../stores/languages.ts'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../../ui/forms/action-form.tsx'
import type { DraftOptions } from '../conversation/thread-requests.ts'

interface DraftFormProps {
  readonly isFirst: boolean
  /** Requests a draft. Returns true on success. */
  readonly write: (wanted: DraftOptions) => Promise<boolean>
}

/** The form for a draft's instruction, tone, length and language. */
export function DraftForm({ isFirst, write }: DraftFormProps) {
  const languages = useStore($languages) ?? []
  useEffect(() => {
    if (!$languages.get()) void loadLanguages()
  }, [])

  async function submitWishes({ read }: SubmittedForm, form: HTMLFormElement): Promise<undefined> {
    const isDone = await write({
      instruction: read('instruction') || undefined,
      tone: findKnownChoice(draftChoices.tones, read('tone')),
      length: findKnownChoice(draftChoices.lengths, read('length')),
      language: read('language') || undefined,
    })
    if (isDone) form.reset()
  }

  return (
    <ActionForm run={submitWishes}>
      <label>
        {isFirst ? words.firstInstruction : words.instruction}
        <input className="input" name="instruction" maxLength={2000} autoComplete="off" />
      </label>
      <WishSelect
        name="tone"
        label={words.tone}
        choices={draftChoices.tones.map((tone) => [tone, words.tones[tone]])}
      />
      <WishSelect
        name="length"
        label={words.length}
        choices={draftChoices.lengths.map((length) => [length, words.lengths[length]])}
      />
      <WishSelect
        name="language"
        label={words.language}
        choices={languages.map(({ code }) => [code, formatLanguageName(code)])}
      />
      <button className="button">{isFirst ? words.write : words.rewrite}</button>
    </ActionForm>
  )
}

interface DraftOptionSelectProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly (readonly [value: string, label: string])[]
}

function WishSelect({ name, label, choices }: DraftOptionSelectProps) {
  return (
    <label>
      {label}
      <select className="select" name={name}>
        <option value="">{words.usual}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
