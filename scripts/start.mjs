// npm start: the whole product on this machine, the site and its /v1 server with an embedded database.
import { checkPort } from './ports.mjs'
import { build, prepare } from './prepare.mjs'
import { end, isEnding, say, serve } from './processes.mjs'
import { watchDeaf } from './watchdog.mjs'

checkPort('PORT')
checkPort('API_PORT')
await prepare()
await build('site')

/** The exit code by which the API asks to be started again (docs/operations.md). */
const startAgain = 75
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** Whoever ran this long before it asked is started again without the waiting that came before. */
const calmMs = 60_000

const env = process.env
const apiPort = env.API_PORT || '4322'
const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || '4321'}`
const apiUrl = env.API_URL || `http://127.0.0.1:${apiPort}`

/**
 * Starts a part and resolves once it says that it is ready. A part that ends ends all, but for one that asks for a new start,
 * and one that is ended here because it answers nobody at `health`.
 */
function launch(file, variables, health, waitMs = firstWaitMs) {
  const started = Date.now()
  let stopWatching = () => {}
  let isDeaf = false
  return new Promise((resolve) => {
    const options = {
      // Nobody balances between sites here, so none has to hear of the end beforehand.
      env: { LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    }
    const child = serve(process.execPath, [file], options, (code) => {
      stopWatching()
      if (code !== startAgain && !isDeaf) return end(code)
      const pauseMs = Date.now() - started > calmMs ? firstWaitMs : waitMs
      say(
        `The API ${isDeaf ? 'answered nobody' : 'asks to be started again'}; it starts again in ${pauseMs / 1000} s.`,
      )
      setTimeout(() => {
        if (!isEnding())
          void launch(file, variables, health, Math.min(pauseMs * 2, longestWaitMs)).then(resolve)
      }, pauseMs)
      return 'again'
    })
    const endDeaf = () => {
      isDeaf = true
      child.kill('SIGKILL')
    }
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (!/ready on/i.test(chunk.toString())) return
      stopWatching = health ? watchDeaf(health, endDeaf) : stopWatching
      resolve()
    })
  })
}

const parts = [launch('dist/server/entry.mjs', { API_URL: apiUrl, SITE_URL: siteUrl })]
if (!env.API_URL) {
  const variables = { HOST: '127.0.0.1', API_PORT: apiPort, SITE_URL: siteUrl }
  parts.push(launch('packages/api/src/main.ts', variables, `${apiUrl}/healthz`))
}
await Promise.all(parts)
say(`Draftdesk is ready: ${siteUrl}`)
