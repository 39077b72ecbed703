import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SubmitEvent } from 'react'
import { draftChoices, findChoice } from '../../../models/drafting.ts'
import { draftingMessages as words } from '../../../messages/drafting.ts'
import { nameLanguage } from '../../../models/language-names.ts'
import { $languages, loadLanguages } from '../../../stores/languages.ts'
import type { DraftOptions } from '../calls.ts'

interface DraftFormProps {
  readonly isFirst: boolean
  /** Requests a draft. Returns true on success. */
  readonly write: (wanted: DraftOptions) => Promise<boolean>
}

/** The wishes for a draft. */
export function DraftForm({ isFirst, write }: DraftFormProps) {
  const languages = useStore($languages) ?? []
  useEffect(() => {
    if (!$languages.get()) void loadLanguages()
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: string): string | undefined => {
      const value = data.get(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    const isDone = await write({
      instruction: text('instruction'),
      tone: findChoice(draftChoices.tones, text('tone')),
      length: findChoice(draftChoices.lengths, text('length')),
      language: text('language'),
    })
    if (isDone) form.reset()
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <label>
        {isFirst ? words.firstInstruction : words.instruction}
        <input className="input" name="instruction" maxLength={2000} autoComplete="off" />
      </label>
      <Choice
        name="tone"
        label={words.tone}
        choices={draftChoices.tones.map((tone) => [tone, words.tones[tone]])}
      />
      <Choice
        name="length"
        label={words.length}
        choices={draftChoices.lengths.map((length) => [length, words.lengths[length]])}
      />
      <Choice
        name="language"
        label={words.language}
        choices={languages.map(({ code }) => [code, nameLanguage(code)])}
      />
      <button className="button">{isFirst ? words.write : words.rewrite}</button>
    </form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, choices }: ChoiceProps) {
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
