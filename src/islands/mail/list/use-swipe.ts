import { useRef, useState } from 'react'
import type { CSSProperties, MouseEvent, PointerEvent } from 'react'

/** The distance that starts a swipe instead of scrolling, and the distance that triggers its action. */
const beginPx = 12
const actPx = 96

/** Handles swipes of a row: left archives it, right marks it. */
export function useSwipe(isOn: boolean, act: (isLeft: boolean) => void) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly pointerId: number }>(undefined)
  const hasMoved = useRef(false)
  const [byPx, setByPx] = useState(0)

  function onPointerDown({ pointerType, pointerId, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    hasMoved.current = false
    if (isOn && pointerType === 'touch' && isPrimary) from.current = { x, y, pointerId }
  }
  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent): void {
    if (from.current?.pointerId !== pointerId) return
    const [x, y] = [clientX - from.current.x, clientY - from.current.y]
    if (!hasMoved.current && Math.abs(x) < beginPx) return
    if (!hasMoved.current && Math.abs(x) < Math.abs(y)) {
      from.current = undefined
      return
    }
    hasMoved.current = true
    setByPx(x)
  }
  function onPointerUp({ type, pointerId, clientX }: PointerEvent): void {
    if (from.current?.pointerId !== pointerId) return
    const x = clientX - from.current.x
    from.current = undefined
    setByPx(0)
    if (hasMoved.current && type === 'pointerup' && Math.abs(x) >= actPx) act(x < 0)
  }
  /** Prevents the click on the link below the finger. */
  function onClickCapture(event: MouseEvent): void {
    if (!hasMoved.current) return
    hasMoved.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  const style: CSSProperties | undefined = byPx === 0 ? undefined : { translate: `${String(byPx)}px` }
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture },
    style,
    byPx,
    isFar: Math.abs(byPx) >= actPx,
  }
}
