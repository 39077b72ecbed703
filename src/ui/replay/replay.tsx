import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLazyCode } from '../use-lazy-code.ts'
import { Notice } from '../notice.tsx'
import type { ReplayResultWords, ShownReplay, ShownUsage } from './replay-result.tsx'
import { Panel } from '../panel.tsx'
import { QuietButton } from '../quiet-button.tsx'

/** The texts of a trial. */
export interface ReplayWords extends ReplayResultWords {
  readonly title: string
  readonly hint: string
  readonly start: string
  readonly again: string
  readonly running: (done: number, total: number) => string
  readonly cancel: string
  readonly cancelled: string
}

export interface ReplayPanelProps {
  readonly words: ReplayWords
  /**
   * Tries the unsaved input. Returns the result, an error message, or undefined if it is aborted or
   * the input is incomplete.
   */
  readonly run: (
    onProgress: (done: number, total: number, usage: ShownUsage | undefined) => void,
    signal: AbortSignal,
    withModel: boolean,
  ) => Promise<ShownReplay | string | undefined>
}

type ReplayState =
  | { readonly kind: 'idle'; readonly note: string }
  | { readonly kind: 'running'; readonly note: string; readonly usage: ShownUsage | undefined }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'done'; readonly replay: ShownReplay }

const loadReplayResult = () => import('./replay-result.tsx')

/** Shows what an unsaved change would alter in the drafts of answered emails. */
export function ReplayPanel({ words, run }: ReplayPanelProps): ReactNode {
  const [state, setState] = useState<ReplayState>({ kind: 'idle', note: '' })
  const running = useRef<AbortController>(undefined)
  const mainButton = useRef<HTMLButtonElement>(null)
  const isRunning = state.kind === 'running'
  const isDone = state.kind === 'done'
  const code = useLazyCode(loadReplayResult, isRunning || isDone, () => setState({ kind: 'idle', note: '' }))
  useEffect(() => () => running.current?.abort(), [])

  async function startReplay(withModel: boolean): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    const showIfRunning = (next: ReplayState) => !stop.signal.aborted && setState(next)
    showIfRunning({ kind: 'running', note: words.running(0, 0), usage: undefined })
    const found = await run(
      (done, total, usage) => showIfRunning({ kind: 'running', note: words.running(done, total), usage }),
      stop.signal,
      withModel,
    )
    if (found === undefined) return void showIfRunning({ kind: 'idle', note: '' })
    showIfRunning(
      typeof found === 'string' ? { kind: 'failed', problem: found } : { kind: 'done', replay: found },
    )
  }
  /** The pressed button disappears with the result, so the focus moves to the one that cancels. */
  function startWithModel(): void {
    mainButton.current?.focus()
    void startReplay(true)
  }
  function cancelReplay(): void {
    running.current?.abort()
    const used = isRunning ? describeUsage(words, state.usage) : []
    setState({ kind: 'idle', note: [words.cancelled, ...used].join(' ') })
  }

  return (
    <Panel
      id="replay-title"
      title={words.title}
      hint={words.hint}
      aside={
        <QuietButton
          ref={mainButton}

          onClick={() => (isRunning ? cancelReplay() : void startReplay(false))}
        >
          {isRunning ? words.cancel : isDone ? words.again : words.start}
        </QuietButton>
      }
    >
      {state.kind === 'failed' && (
        <div className="pad">
          <Notice tone="error">{state.problem}</Notice>
        </div>
      )}
      <p className="pad" role="status">
        {state.kind === 'idle' && state.note}
        {isRunning && [state.note, ...describeUsage(words, state.usage)].join('. ')}
      </p>
      {isDone && code && <code.ReplayResult replay={state.replay} words={words} onModel={startWithModel} />}
    </Panel>
  )
}

const describeUsage = (words: ReplayWords, usage: ShownUsage | undefined): readonly string[] =>
  usage && usage.tokens > 0 ? [words.used(usage.tokens, usage.cost, usage.isEstimated)] : []
