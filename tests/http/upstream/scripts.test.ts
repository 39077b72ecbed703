import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../packages/api/src/testing/process.ts'
import { freePort, root, startScript, temporaryFolder } from '../../harness.ts'
import type { RunningScript } from '../../harness.ts'

const folders: { remove(): void }[] = []
const scripts: RunningScript[] = []

afterEach(async () => {
  for (const script of scripts.splice(0)) await script.kill()
  for (const folder of folders.splice(0)) folder.remove()
})

async function prepare(variables: Record<string, string> = {}) {
  const folder = temporaryFolder()
  folders.push(folder)
  const [port, apiPort] = [String(await freePort()), String(await freePort())]
  return { DATA_DIR: folder.path, PORT: port, API_PORT: apiPort, ...variables }
}

function start(name: string, variables: Record<string, string>, ...parameters: string[]): RunningScript {
  const script = startScript(name, variables, ...parameters)
  scripts.push(script)
  return script
}

const isServed = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

describe('npm', { timeout: 180_000 }, () => {
  test('ends the site and the API with itself when it alone is told to end', async () => {
    const variables = await prepare()
    const script = start('start', variables)
    await script.says(/Draftdesk is ready: http:\/\/localhost:\d+/)
    expect([await isServed(variables.PORT), await isServed(variables.API_PORT)]).toEqual([true, true])
    script.tell('SIGTERM')
    expect(await script.endsWithin(10_000)).toBe(true)
    expect([await isServed(variables.PORT), await isServed(variables.API_PORT)]).toEqual([false, false])
  })

  test(
    'starts a server again that was killed or has ended, whatever its exit code',
    { timeout: 180_000 },
    async () => {
      const variables = await prepare()
      await copyEmptyDatabase(variables.DATA_DIR)
      const script = start('start', variables)
      await script.says(/Draftdesk is ready/)
      for (const [name, file, signal, port, code] of [
        ['API', 'packages/api/src/main.ts', 'SIGKILL', variables.API_PORT, 137],
        ['API', 'packages/api/src/main.ts', 'SIGTERM', variables.API_PORT, 0],
        ['site', 'dist/server/entry.mjs', 'SIGKILL', variables.PORT, 137],
      ] as const) {
        const [pid = 0] = script.find(file)
        process.kill(pid, signal)
        await script.says(new RegExp(`${name} ended with exit code ${code}; it starts again in [12] s`))
        await expect.poll(() => script.find(file)[0] ?? pid, { timeout: 180_000 }).not.toBe(pid)
        await expect.poll(() => isServed(port), { timeout: 180_000 }).toBe(true)
      }
      script.tell('SIGTERM')
      expect(await script.endsWithin(10_000)).toBe(true)
    },
  )

  test('runs one test file, or says which checks there are', async () => {
    const one = start('test', {}, 'packages/server-kit/src/index.test.ts', '-t', 'version')
    await one.says(/1 passed/)
    expect(await one.endsWithin(10_000)).toBe(true)
    const none = start('test', {}, 'no-such.test.ts')
    expect(await none.endsWithin(20_000)).toBe(true)
    expect(none.output()).toContain('There is no check or test file named no-such.test.ts. Checks: size,')
  })

  test(
    'starts `npm run dev` again after an edit of a package that Node has loaded',
    { timeout: 180_000 },
    async () => {
      const script = start('dev', await prepare())
      await script.says(/watching for file changes/)
      const file = 'packages/contract/src/index.ts'
      utimesSync(join(root, file), new Date(), new Date())
      await script.says(/packages\/contract\/src\/index\.ts changed: npm run dev starts again/)
      await script.says(/watching for file changes[^]+starts again[^]+watching for file changes/)
      script.tell('SIGTERM')
      expect(await script.endsWithin(10_000)).toBe(true)
    },
  )

  test('ends `npm run dev` with itself when it alone is told to end', async () => {
    const variables = await prepare()
    const script = start('dev', variables)
    await script.says(/watching for file changes/)
    script.tell('SIGTERM')
    expect(await script.endsWithin(10_000)).toBe(true)
  })

  test.each([
    ['start', 'PORT', 'abc'],
    ['start', 'API_PORT', '70000'],
    ['dev', 'PORT', '0'],
  ])('run %s with %s=%s blames that setting', async (name, setting, value) => {
    const script = start(name, { ...(await prepare()), [setting]: value })
    expect(await script.endsWithin(20_000)).toBe(true)
    expect(script.output()).toContain(`✗ The setting ${setting} must be a port number from 1 to 65535.`)
    expect(script.output()).not.toContain('SITE_URL')
    expect(script.output()).not.toMatch(/^\s+at /m)
  })

  test.each(['/proc/nope', '/dev/null/data'])('start with DATA_DIR=%s ends with a sentence', async (path) => {
    const script = start('start', await prepare({ DATA_DIR: path }))
    expect(await script.endsWithin(20_000)).toBe(true)
    expect(script.output()).toContain('DATA_DIR')
    expect(script.output()).not.toMatch(/^\s+at /m)
  })
})
