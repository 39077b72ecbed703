import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { draftChoices, oneOf } from '../../../models/drafting.ts'
import { draftingMessages as words } from '../../../messages/drafting.ts'
import { $languages, loadLanguages } from '../../../stores/languages.ts'
import { useMail } from '../context.tsx'

interface WriteDraftProps {
  readonly thread: string
  /** The draft to rewrite. Undefined for a first draft. */
  readonly draft?: string
  /** True if the draft was written without a model. */
  readonly isLocal?: boolean
  readonly onDone?: () => void
}

const presets = [
  { label: words.shorter, wanted: { length: 'short' } },
  { label: words.warmer, wanted: { tone: 'friendly' } },
  { label: words.german, wanted: { language: 'de' } },
] as const

/** The form that requests a draft or a rewrite. */
export function WriteDraft({ thread, draft, isLocal = false, onDone }: WriteDraftProps) {
  const { requests } = useMail()
  const languages = useStore($languages) ?? []
  const form = useRef<HTMLFormElement>(null)
  const again = draft !== undefined && { previous_id: draft }

  async function write(wanted: Parameters<typeof requests.write>[1]): Promise<void> {
    if (!(await requests.write(thread, { ...wanted, ...again }))) return
    form.current?.reset()
    onDone?.()
  }
  function load(): void {
    if (languages.length === 0) void loadLanguages()
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string): string | undefined => {
      const value = data.get(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    void write({
      instruction: text('instruction'),
      tone: oneOf(draftChoices.tones, text('tone')),
      length: oneOf(draftChoices.lengths, text('length')),
      language: text('language'),
    })
  }

  return (
    <>
      {draft !== undefined && (
        <div className="write-presets" role="group" aria-label={words.rewrite}>
          {presets.map(({ label, wanted }) => (
            <button
              key={label}
              className="button quiet small"
              type="button"
              onClick={() => void write(wanted)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {isLocal && <p className="draft-note">{words.localHint}</p>}
      <details className="write-draft" onToggle={load}>
        <summary>{draft === undefined ? words.write : words.rewrite}</summary>
        <form className="form" ref={form} onSubmit={submit}>
          <label>
            {draft === undefined ? words.firstInstruction : words.instruction}
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
            choices={languages.map(({ code, name }) => [code, name])}
          />
          <button className="button">{draft === undefined ? words.write : words.rewrite}</button>
        </form>
      </details>
    </>
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
