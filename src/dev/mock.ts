import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, openApi, seedDemo } from '@draftdesk/api'
import type { Mail } from '@draftdesk/api'
import type { AstroIntegration } from 'astro'

/**
 * `astro dev` with the /v1 server in the same process: an in-memory database with demo people in every state, whose
 * sign-ins are printed at start. With `API_URL` set, that upstream is used and nothing is mocked.
 */
export function mock(): AstroIntegration {
  return {
    name: 'mock-v1',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        const folder = mkdtempSync(join(tmpdir(), 'draftdesk-dev-'))
        process.env['SESSION_DB'] ??= join(folder, 'sessions.db')
        process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
        if (process.env['API_URL']) return

        const mail = async (sent: Mail) => logger.info(`mail to ${sent.to}: ${sent.subject}\n${sent.text}`)
        const api = await openApi({
          database: 'memory',
          mail,
          hashCost: { memoryCost: 8192, timeCost: 1 },
          limitScale: 0,
        })
        const people = await seedDemo(api)
        const { url, close } = await listen(api)
        process.env['API_URL'] = url
        server.httpServer?.once('close', () => void close().then(() => api.close()))
        const lines = people.map(
          ({ who, email, password }) => `  ${who.padEnd(34)} ${email.padEnd(34)} ${password}`,
        )
        logger.info(`/v1 is mocked at ${url}. Sign in as:\n${lines.join('\n')}`)
      },
    },
  }
}
