import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { TextLimits } from '../../platform/text-limits.ts'
import { measureCost, measureLowest } from '../measure/measure-cost.ts'
import { listHostileTexts } from './hostile-texts.ts'
import { pieceLimits, pieceTrials } from './piece-trials.ts'
import { textTrials } from './text-trials.ts'
import type { TextTrial } from './text-trials.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** Libraries read files in a process that ends after half a minute; cutting a document takes turns. */
const inProcess = new Set(['readDocx', 'readPdf', 'readDocument', 'preparePassages'])
/** Takes phrases of our own. */
const isOurs = 'fillPhrase'

const readSources = (pattern: string): string[] =>
  globSync(pattern, { cwd: source, exclude: (path) => path.endsWith('.test.ts') }).map((path) =>
    readFileSync(`${source}/${path}`, 'utf8'),
  )

/** Parameters that carry a text: by their names, or by types that hold one. */
const takesText =
  /\b(?:text|texts|html|body|question|sentence|line|header|source|quote|subject|phrase|search|query|bytes|markup|message|content|words)\??: (?:readonly )?(?:string\b(?!\[)|Uint8Array)|\btexts: readonly string|: (?:readonly )?(?:MailSource|CustomerMail|Delivery|EditedTextInput|Wording|Line)\b/

/** The exported functions of a file that take a text, without those that take a database or dependencies: they hand it on. */
const findReaders = (code: string): string[] =>
  [
    ...code.matchAll(
      /^export (?:async )?(?:function\*? |const )(\w+)(?: = (?:async )?)?\(([^]*?)\)(?:: [^\n]*)? (?:\{|=>)/gm,
    ),
  ].flatMap(([, name = '', params = '']) =>
    takesText.test(params) && !/: (?:Database|Transaction|\w+(?:Parts|Tools|Deps))\b/.test(params)
      ? [name]
      : [],
  )

/** The longest time that a declaration may name. */
const mostMs = { loop: 50, thread: 3000, process: 30_000 }

/** The cost of some work in ms; of work in steps, that of the longest one. */
async function measure(work: () => unknown): Promise<number> {
  let result: unknown
  let longest = await measureCost(async () => {
    result = await work()
  })
  for (let isDone = !isSteps(result); !isDone;) {
    const step = () => {
      isDone = (result as Iterator<undefined>).next().done === true
    }
    longest = Math.max(longest, await measureCost(step))
  }
  return longest
}

const isSteps = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'next' in result && typeof result.next === 'function'

async function findSlow(limits: TextLimits, call: TextTrial['call']): Promise<string[]> {
  const texts = listHostileTexts(limits)
  const slow: string[] = []
  for (const [at, text] of texts.entries()) {
    const others = call.length > 1 ? [text, texts[(at * 5 + 1) % texts.length] ?? ''] : ['']
    for (const other of others) {
      const ms = await measureLowest(() => measure(() => call(text, other)), limits.ms)
      if (ms > limits.ms)
        slow.push(
          `${JSON.stringify(text.slice(0, 24))} with ${JSON.stringify(other.slice(0, 24))}: ${ms.toFixed()} ms`,
        )
    }
  }
  return slow
}

describe('withTextLimits', () => {
  test('declares no function that has no trial', () => {
    const declared = readSources('**/*.ts')
      .flatMap((code) => [...code.matchAll(/^(?:export )?const (\w+) = withTextLimits\(/gm)])
      .map(([, name]) => name)
    const tried = new Set(textTrials.map(({ reader }) => reader.readerName))
    expect([...tried].toSorted()).toEqual(declared.toSorted())
  })

  test('knows every function of the reading rooms that takes a text', () => {
    const readers = readSources('{reading,knowledge,drafting,orders,outbox,threads,shops}/**/*.ts').flatMap(
      findReaders,
    )
    const tried = new Set([
      ...textTrials.map(({ reader }) => reader.readerName),
      ...pieceTrials.map(({ name }) => name),
    ])
    expect(readers.length).toBeGreaterThan(60)
    expect(readers.filter((name) => !tried.has(name) && !inProcess.has(name) && name !== isOurs)).toEqual([])
  })

  test.for(textTrials.map((trial) => [trial.reader.readerName, trial] as const))(
    'reads any text within its time: %s',
    async ([, { reader, call, part = 1 }]) => {
      const { characters, ms, runsIn } = reader.limits
      expect(ms).toBeLessThanOrEqual(mostMs[runsIn])
      const limits = { ...reader.limits, characters: characters * part, ms: ms * part }
      expect(await findSlow(limits, call)).toEqual([])
    },
  )

  test.for(pieceTrials.map(({ name, call }) => [name, call] as const))(
    'lets no piece of a text take longer: %s',
    async ([, call]) => {
      expect(await findSlow(pieceLimits, (text) => call(text))).toEqual([])
    },
  )
})
