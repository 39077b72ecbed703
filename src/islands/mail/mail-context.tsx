import { useStore } from '@nanostores/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { MailPageController } from './mail-page.ts'
import type { FocusTarget } from './state.ts'

const MailContext = createContext<MailPageController | undefined>(undefined)

export const MailContextProvider = MailContext.Provider

/** Provides the mail page to its views. */
export function useMail(): MailPageController {
  const mail = useContext(MailContext)
  if (!mail) throw new Error('This view stands outside of the mail.')
  return mail
}

/** Focuses an element that an action requested, once it is rendered. */
export function useFocusTarget<Element extends HTMLElement>(
  part: Exclude<FocusTarget['part'], 'row'>,
  draft?: string,
): RefObject<Element | null> {
  const { $focus } = useMail().state
  const ref = useRef<Element>(null)
  const target = useStore($focus)
  useEffect(() => {
    if (target?.part !== part || !ref.current) return
    const wanted = 'draft' in target ? target.draft : undefined
    if (wanted !== undefined && wanted !== draft) return
    const element = ref.current
    element.closest('details')?.setAttribute('open', '')
    element.focus({ preventScroll: part !== 'reply' && part !== 'to' })
    const selection = 'selection' in target ? target.selection : undefined
    if (selection && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      element.setSelectionRange(...selection)
    $focus.set(undefined)
  })
  return ref
}
