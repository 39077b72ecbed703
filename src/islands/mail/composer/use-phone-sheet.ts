import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useMail } from '../mail-context.tsx'

/** Up to this width a reply is a bottom sheet. The stylesheet uses the same width. */
const phoneQuery = '(max-width: 767px)'
/** A drag longer than this is not a tap. */
const dragPx = 40

/**
 * On a phone the reply is a bottom sheet, which opens by a tap or a drag of its handle and when its text gets
 * the focus. Covered elements are inert.
 */
export function usePhoneSheet(hasForm: boolean, isAsking: boolean) {
  const { $popover } = useMail().state
  const place = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const fromY = useRef(0)
  const [isOpen, setOpen] = useState(isAsking)
  const [isPhone, setPhone] = useState(false)
  const [window, setWindow] = useState<CSSProperties>()
  const isSheet = isPhone && isOpen && hasForm

  useEffect(() => {
    const narrow = matchMedia(phoneQuery)
    const checkWidth = (): void => setPhone(narrow.matches)
    checkWidth()
    narrow.addEventListener('change', checkWidth)
    return () => narrow.removeEventListener('change', checkWidth)
  }, [])
  useEffect(() => (isSheet && place.current ? makeOthersInert(place.current) : undefined), [isSheet])
  useEffect(() => {
    if (isAsking) setOpen(true)
  }, [isAsking])
  // The keyboard of a phone covers a part of the window.
  useEffect(() => {
    if (!isSheet || !visualViewport) return undefined
    const view = visualViewport
    const fitSheet = (): void =>
      setWindow({
        '--sheet-top': `${String(view.offsetTop)}px`,
        '--sheet-height': `${String(view.height)}px`,
      } as CSSProperties)
    fitSheet()
    view.addEventListener('resize', fitSheet)
    view.addEventListener('scroll', fitSheet)
    return () => {
      view.removeEventListener('resize', fitSheet)
      view.removeEventListener('scroll', fitSheet)
    }
  }, [isSheet])

  function closeSheet(): void {
    const hadFocus = place.current?.contains(document.activeElement) ?? false
    setOpen(false)
    if (hadFocus) handle.current?.focus()
  }

  return {
    ...{ place, handle, isOpen },
    style: isSheet ? window : undefined,
    toggle: () => (isOpen ? closeSheet() : setOpen(true)),
    onFocus: ({ target }: FocusEvent): void => {
      if (isPhone && target instanceof HTMLTextAreaElement) setOpen(true)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isSheet || $popover.get() || event.nativeEvent.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      closeSheet()
    },
    onPointerDown: (event: PointerEvent): void => {
      fromY.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: ({ clientY }: PointerEvent): void => {
      const down = clientY - fromY.current
      if (down < -dragPx) setOpen(true)
      if (down > dragPx) closeSheet()
    },
  }
}

/** True for layers above a sheet that stay usable: toasts and the sources. */
const staysUsableAboveSheet = (element: Element): boolean =>
  element.id === 'side' || element.localName === 'script' || element.matches('#toasts, :has(> #toasts)')

/** Makes everything outside an element inert. Returns the function that reverts this. */
export function makeOthersInert(element: HTMLElement): () => void {
  const covered: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other instanceof HTMLElement && other !== inner && !other.inert && !staysUsableAboveSheet(other)) {
        other.inert = true
        covered.push(other)
      }
  return () => {
    for (const each of covered) each.inert = false
  }
}
