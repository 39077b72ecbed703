import { useState } from 'react'
import type { ComponentProps, SyntheticEvent } from 'react'
import { useBusy } from './use-busy.ts'
import { Notice } from '../notice.tsx'

/** The texts of a form that was sent, and the value of the button that sent it. */
export interface SubmittedForm {
  readonly read: (name: string) => string
  readonly button: string
}

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Runs the action of the form. Returns the error message if it fails. */
  readonly run: (texts: SubmittedForm, form: HTMLFormElement) => Promise<string | undefined>
}

/**
 * A form without validation that runs one action at a time and shows its error. Method `dialog` keeps the
 * browser from submitting it before hydration.
 */
export function ActionForm({ run, children, className = 'form', ...form }: ActionFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, start] = useBusy()

  function submitForm(event: SyntheticEvent<HTMLFormElement>): void {
    const element = event.currentTarget
    const texts = readSubmittedForm(event)
    start(event, async () => setProblem(await run(texts, element)))
  }
  return (
    <form {...form} className={className} method="dialog" aria-busy={isBusy} onSubmit={submitForm}>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {children}
    </form>
  )
}

function readSubmittedForm({ currentTarget, nativeEvent }: SyntheticEvent<HTMLFormElement>): SubmittedForm {
  const fields = new FormData(currentTarget)
  const { submitter } = nativeEvent as SubmitEvent
  return {
    button: submitter instanceof HTMLButtonElement ? submitter.value : '',
    read(name) {
      const value = fields.get(name)
      return typeof value === 'string' ? value.trim() : ''
    },
  }
}
