import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'
import { textTrials, type TextTrial } from './text-trials.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** The longest time that a declaration may name. */
const mostMs = { loop: 50, thread: 3000, process: 30_000 }

type Clock = () => number
const wallClock: Clock = () => performance.now()
/** CPU time of this thread alone: other programs share the machine. */
const cpuClock: Clock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The time that some work takes, in ms; of work in steps, that of the longest one. */
async function measure(work: () => unknown, clock: Clock): Promise<number> {
  let startedMs = clock()
  const result = await work()
  let longest = clock() - startedMs
  for (let isDone = !isSteps(result); !isDone;) {
    startedMs = clock()
    isDone = (result as Iterator<undefined>).next().done === true
    longest = Math.max(longest, clock() - startedMs)
  }
  return longest
}

const isSteps = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'next' in result && typeof result.next === 'function'

/** The least of some measurements, unless the first is good enough: a collection of garbage may fall into any. */
async function measureTrial(work: () => unknown, limitMs: number): Promise<number> {
  let least = await measure(work, wallClock)
  for (let run = 0; run < 8 && least > limitMs; run += 1)
    least = Math.min(least, await measure(work, cpuClock))
  return least
}

async function findSlow({ reader, call }: TextTrial): Promise<string[]> {
  const texts = hostileTexts(reader.limits)
  const slow: string[] = []
  for (const [at, text] of texts.entries()) {
    const others = call.length > 1 ? [text, texts[(at * 5 + 1) % texts.length] ?? ''] : ['']
    for (const other of others) {
      const ms = await measureTrial(() => call(text, other), reader.limits.ms)
      if (ms > reader.limits.ms)
        slow.push(
          `${JSON.stringify(text.slice(0, 24))} with ${JSON.stringify(other.slice(0, 24))}: ${ms.toFixed()} ms`,
        )
    }
  }
  return slow
}

describe('limitText', () => {
  test('declares no function that has no trial', () => {
    const declared = globSync('**/*.ts', { cwd: source, exclude: (path) => path.endsWith('.test.ts') })
      .flatMap((path) => [
        ...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^(?:export )?const (\w+) = limitText\(/gm),
      ])
      .map(([, name]) => name)
    expect(textTrials.map(({ reader }) => reader.readerName).toSorted()).toEqual(declared.toSorted())
  })

  test.for(textTrials.map((trial) => [trial.reader.readerName, trial] as const))(
    'reads any text within its time: %s',
    { timeout: 120_000 },
    async ([, trial]) => {
      expect(trial.reader.limits.ms).toBeLessThanOrEqual(mostMs[trial.reader.limits.runsIn])
      expect(await findSlow(trial)).toEqual([])
    },
  )
})
