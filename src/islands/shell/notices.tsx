import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { toasterMessages } from '../../messages/toaster.ts'
import { $stalePage } from '../../stores/session/stale-page.ts'
import { $toasts, removeToast } from '../../stores/toasts.ts'
import type { Toast } from '../../stores/toasts.ts'
import { createIsland } from '../create-island.tsx'
import { staleTabMessages } from './words.ts'

const toastLifeMs = 5000
/** A toast that offers an undo stays as long as the undo usually works. */
const undoToastLifeMs = 10_000
const noToasts: readonly Toast[] = []
const toneColors = { success: 'green', info: 'iris', error: 'red' } as const

/** A toast from the server. It is on the page before React has loaded. */
interface FlashToast extends Pick<Toast, 'tone' | 'text'> {
  readonly undo?: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined
}

function NoticesView({ flash }: { readonly flash: readonly FlashToast[] }) {
  const toasts = useStore($toasts, { ssr: () => noToasts })
  const [flashed, setFlashed] = useState(flash)
  return (
    <>
      <div
        className="toasts"
        id="toasts"
        role="log"
        aria-live="polite"
        aria-label={toasterMessages.notifications}
      >
        {flashed.map((toast) => (
          <ToastItem
            {...toast}
            key={toast.text}
            onEnd={() => setFlashed((shown) => shown.filter((other) => other !== toast))}
          >
            {toast.undo && <UndoForm {...toast.undo} />}
          </ToastItem>
        ))}
        {toasts.map(({ id, tone, text, action }) => (
          <ToastItem key={id} tone={tone} text={text} onEnd={() => removeToast(id)}>
            {action && (
              <button
                className="button quiet small"
                type="button"
                onClick={() => {
                  removeToast(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
          </ToastItem>
        ))}
      </div>
      <StaleTabBar />
    </>
  )
}

interface ToastItemProps extends Pick<Toast, 'tone' | 'text'> {
  readonly onEnd: () => void
  /** The undo button of the toast. */
  readonly children: ReactNode
}

function ToastItem({ tone, text, onEnd, children }: ToastItemProps) {
  const place = useRef<HTMLDivElement>(null)
  const end = useRef(onEnd)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  end.current = onEnd
  const life = children ? undoToastLifeMs : toastLifeMs
  const pause = useCallback(() => clearTimeout(timer.current), [])
  const run = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => end.current(), life)
  }, [life])
  useEffect(() => {
    // The pointer may already be over a toast of the server.
    if (!place.current?.matches(':hover, :focus-within')) run()
    return pause
  }, [run, pause])
  return (
    <div
      className="toast"
      data-accent-color={toneColors[tone]}
      ref={place}
      onPointerEnter={pause}
      onPointerLeave={run}
      onFocus={pause}
      onBlur={run}
    >
      <span>{text}</span>
      {children}
      <button className="icon-button" type="button" aria-label={toasterMessages.dismiss} onClick={onEnd}>
        ×
      </button>
    </div>
  )
}

function UndoForm({ action, fields }: NonNullable<FlashToast['undo']>) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button quiet small">{toasterMessages.undo}</button>
    </form>
  )
}

/** The bar of a tab whose session was replaced in another tab. */
function StaleTabBar() {
  const stale = useStore($stalePage, { ssr: () => undefined })
  return (
    <div className="stale float popup line gap-4" id="stale" role="alert" hidden={!stale}>
      {stale && (
        <>
          <span>{staleTabMessages.text(stale.storeName ?? '')}</span>
          <button className="button" type="button" onClick={() => location.reload()}>
            {staleTabMessages.reload}
          </button>
        </>
      )}
    </div>
  )
}

/** The notices of the shell: toasts, and a bar when another tab changes the session. */
export const Notices = createIsland(NoticesView)
