import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useCode } from '../use-code.ts'
import { Notice } from '../notice.tsx'
import type { ReplayResultProps, ReplayResultWords, ShownReplay } from './replay-result.tsx'
import { Panel } from '../panel.tsx'

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

interface ReplayProps {
  readonly words: ReplayWords
  /**
   * Tries the unsaved input. Returns the result, an error message, or undefined if it is aborted or
   * the input is incomplete.
   */
  readonly run: (
    onProgress: (done: number, total: number) => void,
    signal: AbortSignal,
  ) => Promise<ShownReplay | string | undefined>
}

type State =
  | { readonly kind: 'idle'; readonly note: string }
  | { readonly kind: 'running'; readonly note: string }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'done'; readonly replay: ShownReplay }

const loadResult = () => import('./replay-result.tsx')

/** Shows what an unsaved change would alter in the drafts of answered emails. */
export function Replay({ words, run }: ReplayProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'idle', note: '' })
  const running = useRef<AbortController>(undefined)
  const isRunning = state.kind === 'running'
  const isDone = state.kind === 'done'
  const code = useCode(loadResult, isRunning || isDone, () => setState({ kind: 'idle', note: '' }))
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    const show = (next: State) => !stop.signal.aborted && setState(next)
    show({ kind: 'running', note: words.running(0, 0) })
    const found = await run(
      (done, total) => show({ kind: 'running', note: words.running(done, total) }),
      stop.signal,
    )
    if (found === undefined) return void show({ kind: 'idle', note: '' })
    show(typeof found === 'string' ? { kind: 'failed', problem: found } : { kind: 'done', replay: found })
  }
  function cancel(): void {
    running.current?.abort()
    setState({ kind: 'idle', note: words.cancelled })
  }

  return (
    <Panel
      id="replay-title"
      title={words.title}
      hint={words.hint}
      className="replay"
      aside={
        <button
          type="button"
          className="button quiet"
          aria-busy={isRunning}
          onClick={() => (isRunning ? cancel() : void start())}
        >
          {isRunning ? words.cancel : isDone ? words.again : words.start}
        </button>
      }
    >
      {state.kind === 'failed' && (
        <div className="pad">
          <Notice tone="error">{state.problem}</Notice>
        </div>
      )}
      <p className="pad" role="status">
        {(state.kind === 'idle' || isRunning) && state.note}
      </p>
      {isDone && code && <Result code={code} replay={state.replay} words={words} />}
    </Panel>
  )
}

function Result({
  code: { ReplayResult },
  ...result
}: ReplayResultProps & {
  readonly code: { readonly ReplayResult: (props: ReplayResultProps) => ReactNode }
}) {
  return <ReplayResult {...result} />
}
