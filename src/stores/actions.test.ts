import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { table } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureMessages } from '../messages/failures.ts'
import { actionCases } from './testing/action-rows.ts'
import type { ActionRow, Actions } from './testing/action-rows.ts'
import { openPage } from './testing/open-page.ts'
import type { PageFailure } from './testing/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** More than enough for an answer that is there at once. */
const mostTurns = 100

/** Runs an action on a page. Returns all visible text, toasts included. */
async function act(row: ActionRow, failure?: PageFailure) {
  const page = await openPage(failure)
  const actions = (await import(/* @vite-ignore */ resolve(row.file))) as Actions
  const done: unknown[] = []
  void Promise.resolve(row.run(actions, page)).then((result) => done.push(result))
  for (let turn = 0; turn < mostTurns && done.length + page.left.length === 0; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(20)
  }
  // The page may leave a moment after the action is done.
  vi.advanceTimersByTime(500)
  return { ...page, read: JSON.stringify([done, page.toasts]) }
}

describe.each(actionCases.map((row) => [`${row.file}: ${row.action}`, row] as const))('%s', (_name, row) => {
  test('asks for what it does, and says nothing of a failure', async () => {
    const { asked, left, read } = await act(row)
    expect(asked).toContain(row.asks)
    expect(left.length).toBe(row.leaves === true ? 1 : 0)
    if (row.words !== null) expect(read).not.toContain(row.words)
  })

  test('says why it was refused', async () => {
    const refused = await act(row, { status: 422, detail: 'Not today.' })
    if (row.words === null) expect(refused.read).not.toContain('Not today.')
    else expect(refused.read).toContain('Not today.')
    const silent = await act(row, { status: 503 })
    if (row.words !== null) expect(silent.read).toContain(row.words)
    expect([...refused.left, ...silent.left]).toEqual([])
  })

  test('leads to where a 502 and the end of a session lead', async () => {
    const away = await act(row, { status: 502 })
    const ended = await act(row, { status: 401 })
    if (row.words === null) {
      expect([...away.left, ...ended.left]).toEqual([])
      return
    }
    expect(away.left).toEqual(['/502-error?lastPage=%2Fhere'])
    if (!row.file.startsWith('src/islands/auth/')) {
      expect(ended.toasts).toEqual([failureMessages.expired])
      expect(ended.left).toEqual(['/signin?from=%2Fhere'])
    }
  })
})

describe('every action that asks a server', () => {
  const isOwn = (file: string) =>
    !/\.test\.|\/(?:site-call|site-client|send-file|entry-actions|menu-\w+)\.ts$/.test(file)
  const asks = /\/(?:site-call|site-client|send-file|entry-actions|fetch-status|menu-\w+)\.ts'|\bfetch\(/
  const asking = globSync(['src/stores/{*,!(testing)/*}.ts', 'src/islands/**/{actions,*-state}.ts']).filter(
    (file) => isOwn(file) && asks.test(readFileSync(file, 'utf8')),
  )

  /** Exported functions that make no call. */
  const silent: Readonly<Record<string, string>> = {
    getAuth: 'gives the calls of signing in, and makes none',
    markShownThreadsSeen: 'marks what is on the page as seen, beside the work of its person',
    watchConnection: 'hears what the browser says of its connection',
    isSignOutWaiting: 'looks into the storage of the browser',
    clearWaitingSignOut: 'clears the storage of the browser',
  }

  /** The exported functions of store files, and the tests next to them. */
  const listActions = async () => {
    await openPage()
    const listed = asking.map(async (file) => {
      const actions = (await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>
      const beside = file.replace(/\.ts$/, '.test.ts')
      const judge = existsSync(beside) ? readFileSync(beside, 'utf8') : ''
      const names = Object.keys(actions).filter((name) => typeof actions[name] === 'function')
      return names.map((name) => ({ name, file, judge }))
    })
    return (await Promise.all(listed)).flat()
  }

  test('stands in a row above, or is handed what it asks with in the test beside it', async () => {
    const actions = await listActions()
    const isInRow = (file: string, name: string) =>
      actionCases.some((row) => file === row.file && row.action === name)
    const isDone = (text: string, name: string) => new RegExp(`\\b${name}\\([^)]`).test(text)
    const missing = actions.filter(
      ({ name, file, judge }) => !isInRow(file, name) && !isDone(judge, name) && !(name in silent),
    )
    expect(asking.length).toBeGreaterThan(12)
    expect(actions.length).toBeGreaterThan(45)
    expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
    const names = actions.map(({ name }) => name)
    expect(Object.keys(silent).filter((name) => !names.includes(name))).toEqual([])
  })

  test('has its call in a row, or in a test of its island', () => {
    const files = globSync('src/{models,stores,islands,server/testing}/**/*.ts').map((file) => ({
      isTest: /\.test\.ts$|testing/.test(file),
      text: readFileSync(file, 'utf8'),
    }))
    const texts = (isTest: boolean) =>
      files
        .filter((file) => file.isTest === isTest)
        .map(({ text }) => text)
        .join('\n')
    const made = [...texts(false).matchAll(/\b(?:buildCall|call)\(\s*'(\w+)'/g)].map(
      ([, name = '']) => name as CallName,
    )
    const changes = new Set(made.filter((name) => table[name].method !== 'GET'))
    const tried = texts(true)
    expect(changes.size).toBeGreaterThan(30)
    expect([...changes].filter((name) => !new RegExp(`\\b${name}\\b`).test(tried))).toEqual([])
  })

  test('is given a call, and meets no replaced `fetch`', () => {
    const tests = globSync([
      'src/{stores,server/pages}/**/*.ts',
      'src/islands/*/{actions,load}.test.ts',
    ]).filter((file) => /\.test\.ts$|\/testing\//.test(file) && !file.endsWith('/actions.test.ts'))
    expect(tests.length).toBeGreaterThan(15)
    expect(
      tests.filter((file) => /stubGlobal\('fetch'|globalThis\.fetch =/.test(readFileSync(file, 'utf8'))),
    ).toEqual([])
  })
})
