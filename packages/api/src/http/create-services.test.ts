import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../testing/api.ts'
import { createTestClient } from '../testing/client.ts'
import { serverUrl } from '../testing/database/database.ts'
import { createHome, startApiProcess } from '../testing/process.ts'
import type { TestHome } from '../testing/process.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^testing\//.test(file))
const findCallers = (name: string) =>
  sources.filter((file) => new RegExp(`(?<!function )\\b${name}\\(`).test(read(file))).toSorted()

describe('createServices', () => {
  test('is the one start of serve, work and the demo', () => {
    expect(findCallers('createServices')).toEqual(['commands/run-worker.ts', 'http/start-api.ts'])
    const commands = findCallers('startApi').filter((file) => file.startsWith('commands/'))
    expect(commands).toEqual(['commands/demo.ts', 'commands/serve-api.ts'])
  })

  test('alone creates services and starts jobs', () => {
    // The commands store mails, and run no jobs.
    expect(findCallers('createNoticeMailer')).toEqual([
      'commands/notify-admins.ts',
      'commands/reset-two-step.ts',
      'http/create-services.ts',
    ])
    const made = ['createDocumentReader', 'createRateLimits', 'createModelAccess', 'createShopSystems']
    for (const name of [...made, 'createOpenCredentials', 'startJobRunner', 'startMailboxSync'])
      expect([name, findCallers(name)]).toEqual([name, ['http/create-services.ts']])
    for (const command of ['serve-api', 'run-worker'])
      expect(read(`commands/${command}.ts`)).not.toMatch(
        /\b(?:create(?!Services)|start(?!Jobs|Api|Telemetry))[A-Z]\w*\(/,
      )
  })
})

describe('a job stored by an API without workers', { timeout: 120_000 }, () => {
  let home: TestHome
  beforeAll(async () => {
    home = await createHome()
  })
  afterAll(() => home.remove())

  test.each(serverUrl ? (['serve', 'work'] as const) : (['serve'] as const))(
    'is run by the next start of %s',
    async (command) => {
      const code = /verification code \d{6}/
      const api = await startApiProcess({ ...home.environment, WORK: 'off' })
      await signUp(
        createTestClient((request) => fetch(request), api.url),
        `${command}@start.test`,
      )
      const ended = await api.end('SIGTERM')
      expect(ended.out).not.toMatch(code)

      const next = await startApiProcess(home.environment, command)
      await expect.poll(next.out, { timeout: 60_000 }).toMatch(code)
      expect((await next.end('SIGTERM')).code).toBe(0)
    },
  )
})
