/** The next operation of a process on shared state. */
interface WaitingStep {
  readonly process: string
  /** The process waits for another one. */
  readonly isPause: boolean
  readonly go: () => void
}

/** Lets processes take their steps one at a time, in the order that an exploration chooses. */
export interface Scheduler {
  /** Does `work` when it is this process's turn. */
  readonly step: <T>(process: string, work: () => T | Promise<T>) => Promise<T>
  /** Lets the others go first, if there are any. */
  readonly pause: (process: string, work: () => void) => Promise<void>
}

const settleTurns = 40

async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < settleTurns; turn++) await Promise.resolve()
}

/**
 * Plays `scene` in every order of its processes' steps with at most `mostSwitches` interruptions, and returns
 * the number of orders. Most races need one or two. @throws the first failure of a scene, with the order of
 * its steps in the message
 */
export async function exploreInterleavings(
  mostSwitches: number,
  scene: (scheduler: Scheduler) => Promise<void>,
): Promise<number> {
  let path: number[] = []
  for (let orders = 1; ; orders += 1) {
    const run = await playScene(path, mostSwitches, scene)
    const last = run.findLastIndex(({ chosen, options }) => chosen + 1 < options)
    if (last < 0) return orders
    path = run.slice(0, last + 1).map(({ chosen }, at) => (at === last ? chosen + 1 : chosen))
  }
}

interface InterleavingChoice {
  readonly chosen: number
  readonly options: number
}

async function playScene(
  path: readonly number[],
  mostSwitches: number,
  scene: (scheduler: Scheduler) => Promise<void>,
): Promise<InterleavingChoice[]> {
  const waiting: WaitingStep[] = []
  const order: string[] = []
  const run: InterleavingChoice[] = []
  let switches = 0
  const end = { isReached: false }
  const queueStep = <T>(process: string, isPause: boolean, work: () => T | Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const startStep = () => void Promise.resolve().then(work).then(resolve, reject)
      waiting.push({ process, isPause, go: startStep })
    })
  const scheduler: Scheduler = {
    step: (process, work) => queueStep(process, false, work),
    pause: (process, work) => queueStep(process, true, work),
  }
  const scenePlayed = scene(scheduler).finally(() => {
    end.isReached = true
  })
  // The code that awaits the scene below gets the failure.
  scenePlayed.catch(() => undefined)
  await settlePromises()
  while (!end.isReached) {
    const isLastProcess = (each: WaitingStep) => each.process === order.at(-1)
    const running = waiting.filter((each) => isLastProcess(each) && !each.isPause)
    const awake = waiting.filter((each) => !isLastProcess(each) && !each.isPause)
    const others =
      running.length + awake.length > 0 ? waiting.filter((each) => !isLastProcess(each)) : waiting
    const isForced = running.length === 0
    const options = isForced || switches < mostSwitches ? [...running, ...others] : running
    const chosen = path[run.length] ?? 0
    const next = options[chosen]
    if (!next) throw new Error(`Nobody can go on after ${order.join(' ')}`)
    if (!isForced && next.process !== order.at(-1)) switches += 1
    run.push({ chosen, options: options.length })
    order.push(next.process)
    waiting.splice(waiting.indexOf(next), 1)
    next.go()
    await settlePromises()
  }
  await scenePlayed.catch((cause: unknown) => {
    throw new Error(`In the order ${order.join(' ')}: ${String(cause)}`, { cause })
  })
  return run
}
